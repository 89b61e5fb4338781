// What the page says by itself; everything about a game comes in words from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../../spiralhill/words/en/web.ftl?raw";
import italian from "../../../spiralhill/words/it/web.ftl?raw";
import { settings, type Lang } from "./settings.svelte";

function bundle(lang: Lang, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

const bundles: Record<Lang, FluentBundle> = { en: bundle("en", english), it: bundle("it", italian) };

/** A message in the language of the page, with its blanks filled. */
export function say(id: string, blanks: Record<string, FluentVariable> = {}): string {
  const spoken = bundles[settings.lang];
  const pattern = spoken.getMessage(id)?.value;
  return pattern ? spoken.formatPattern(pattern, blanks) : id;
}

/** Whether there is such a message: boards ask it for what only some games have. */
export function can(id: string): boolean {
  return bundles[settings.lang].hasMessage(id);
}
