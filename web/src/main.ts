import "./art/tones.css";
import "./app.css";
import "./suits.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { follow } from "./core/router.svelte";
import { show } from "./core/settings.svelte";

show();
matchMedia("(prefers-color-scheme: light)").addEventListener("change", show);
document.addEventListener("click", follow);
mount(App, { target: document.getElementById("app")! });
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
