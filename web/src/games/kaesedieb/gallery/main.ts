import { mount } from "svelte";
import "../../../lib/theme.css";
import Gallery from "./Gallery.svelte";

document.documentElement.dataset["theme"] = new URLSearchParams(location.search).get("theme") ?? "light";
mount(Gallery, { target: document.body });
