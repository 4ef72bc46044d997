/** The games whose end was told in this browser: a second visit opens the score pad. */
const KEY = 'three-crowns.told';

/** More are not remembered; the oldest is told again. */
const MOST = 200;

/** Where nothing can be kept, for as long as the page lives. */
const here = new Set<string>();

function stored(): string[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(raw) ? raw.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const wasTold = (id: string): boolean => here.has(id) || stored().includes(id);

export function markTold(id: string): void {
  here.add(id);
  try {
    const others = stored().filter((other) => other !== id);
    localStorage.setItem(KEY, JSON.stringify([...others, id].slice(-MOST)));
  } catch {
    // Storage may be switched off.
  }
}
