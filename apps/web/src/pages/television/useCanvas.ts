import { useLayoutEffect } from 'react';

/** What the page is laid out for: 24 px of a television with 1080 lines are 16 of these. */
const WIDTH = 1280;
const HEIGHT = 720;

/** Draws the page as large as the window is, whichever that is: who looks on sits at the other end of the room. */
export function useCanvas(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const fit = () => style.setProperty('--zoom', String(Math.min(innerWidth / WIDTH, innerHeight / HEIGHT)));
    fit();
    addEventListener('resize', fit);
    return () => {
      removeEventListener('resize', fit);
      style.removeProperty('--zoom');
    };
  }, []);
}
