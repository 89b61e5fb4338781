// Chance that falls the same way at every table.

/** A number of 32 bits that belongs to this text for good. */
export const hashOf = (text: string): number => {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** Numbers between two bounds, as this seed throws them. */
export const chances = (seed: number): ((low: number, high: number) => number) => {
  let state = seed >>> 0;
  return (low, high) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return low + ((state >>> 8) / 0x1000000) * (high - low);
  };
};
