/** After a change of page the focus goes to its title, which a screen reader then says. */
const title = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');

/** How long a page may take to bring its title, in milliseconds. */
const PATIENCE = 5000;

/** Gives back how to stop waiting. */
export function focusTitle(): () => void {
  const found = title();
  if (found !== null) {
    take(found);
    return () => undefined;
  }
  focusMain();
  const here = document.activeElement;
  const watch = new MutationObserver(() => {
    const late = title();
    if (late === null) return;
    watch.disconnect();
    // Whoever has moved on by now is left in peace.
    if (document.activeElement === here || document.activeElement === document.body) take(late);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const end = setTimeout(() => watch.disconnect(), PATIENCE);
  return () => {
    clearTimeout(end);
    watch.disconnect();
  };
}

export function focusMain(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (main !== null) take(main);
}

function take(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
