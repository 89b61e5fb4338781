// What is far from the screen need not be drawn yet: a long list tells when one of its things comes near.

const NEAR = "900px";
const waiting = new WeakMap<Element, () => void>();
let watch: IntersectionObserver | null = null;

function told(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    waiting.get(target)?.();
    watch?.unobserve(target);
  }
}

/** Calls back once, when an element comes near the screen. */
export function near(element: Element, then: () => void) {
  watch ??= new IntersectionObserver(told, { rootMargin: NEAR });
  waiting.set(element, then);
  watch.observe(element);
  return { destroy: () => watch?.unobserve(element) };
}
