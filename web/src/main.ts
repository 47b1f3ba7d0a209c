/** The first thing that runs: the lamps go on, and the page opens. */

import { mount } from "svelte";
import App from "./App.svelte";
import { i18n } from "./lib/i18n.svelte.ts";
import { recall } from "./lib/remember.ts";
import { unlockOnFirstGesture } from "./lib/sounds.ts";
import { theme } from "./lib/theme.svelte.ts";
import "./lib/theme.css";

theme.show();
i18n.show();
unlockOnFirstGesture();
const target = document.getElementById("app");
if (target) mount(App, { target });

// A page that opens without a network; only encrypted pages may have one, and developers don't want it.
if (import.meta.env.PROD && isSecureContext && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js").catch(() => {});
}

// Whoever moderates may next time have no network: a newer house brings its newer moderator along.
if (recall("moderator", null)) addEventListener("load", () => setTimeout(() => void import("./pages/Moderator.svelte").catch(() => {}), 3000));
