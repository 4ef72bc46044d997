/** Luck of this browser: seeds of games and names of saved ones. */
function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const newSeed = (): string => randomHex(32);
export const newId = (): string => randomHex(8);
