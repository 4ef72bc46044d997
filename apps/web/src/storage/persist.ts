/** Asks the browser not to clear the games away when it needs room: once, when there is a first game to lose. */
const ASKED = 'three-crowns.persist';

export async function askToPersist(): Promise<void> {
  try {
    if (localStorage.getItem(ASKED) !== null) return;
    localStorage.setItem(ASKED, 'asked');
    await navigator.storage.persist();
  } catch {
    // A browser that cannot be asked keeps what it likes.
  }
}
