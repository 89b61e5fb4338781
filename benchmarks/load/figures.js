/** Luck with a seed, and what a heap of measured times amounts to. */
'use strict';

/** A small generator with a seed (mulberry32), since Math.random has none. */
function seeded(seed) {
  let word = seed >>> 0;
  return () => {
    word = (word + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(word ^ (word >>> 15), word | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The times that so many of all stay within; null where nothing was measured. */
function quantiles(times) {
  const sorted = Float64Array.from(times).sort();
  const within = (share) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
  if (!sorted.length) return null;
  return { p50: within(0.5), p99: within(0.99), p999: within(0.999), worst: within(1), count: sorted.length };
}

module.exports = { seeded, quantiles };
