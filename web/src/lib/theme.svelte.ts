/** Light or dark, as the device has it or as the person wants it. */

import { recall, remember } from "./remember.ts";

export type Look = "auto" | "light" | "dark";

const night = matchMedia("(prefers-color-scheme: dark)");

class Theme {
  look = $state<Look>(recall<Look>("look", "auto"));

  constructor() {
    night.addEventListener("change", () => this.show());
  }

  set(look: Look): void {
    this.look = look;
    remember("look", look);
    this.show();
  }

  /** Hangs the lamps: the whole page follows `data-theme`. */
  show(): void {
    const dark = this.look === "dark" || (this.look === "auto" && night.matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }
}

export const theme = new Theme();
