/** Every component of ours is written with runes; Svelte strips the types by itself. */
export default { compilerOptions: { runes: true } };
