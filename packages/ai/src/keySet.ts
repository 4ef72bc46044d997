/** A set of keys that is emptied at no cost and allocates nothing once it has its size: a search fills one for every turn. */
export interface KeySet {
  clear(): void;
  /** Whether the key was not in it before. */
  add(key: number): boolean;
}

export function makeKeySet(least = 256): KeySet {
  let size = least;
  let keys = new Float64Array(size);
  /** By slot: in which filling it was taken. */
  let filled = new Uint32Array(size);
  let filling = 1;
  let count = 0;

  /** The slot of the key, or the free one where it belongs. */
  function slotOf(key: number): number {
    let slot = key % size;
    while (filled[slot] === filling && keys[slot] !== key) slot = slot + 1 === size ? 0 : slot + 1;
    return slot;
  }

  function grow(): void {
    const [oldKeys, oldFilled, oldFilling] = [keys, filled, filling];
    size *= 4;
    keys = new Float64Array(size);
    filled = new Uint32Array(size);
    filling = 1;
    for (let i = 0; i < oldKeys.length; i++) if (oldFilled[i] === oldFilling) put(oldKeys[i]);
  }

  function put(key: number): void {
    const slot = slotOf(key);
    keys[slot] = key;
    filled[slot] = filling;
  }

  return {
    clear() {
      filling += 1;
      count = 0;
    },
    add(key) {
      if (filled[slotOf(key)] === filling) return false;
      if (2 * count >= size) grow();
      put(key);
      count += 1;
      return true;
    },
  };
}
