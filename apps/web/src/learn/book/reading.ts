/** Which section is being read: the last one whose head has passed the upper third of the window. */
import { useEffect, useState } from 'react';

export function useReading(ids: readonly string[]): string | undefined {
  const [reading, setReading] = useState<string>();
  const list = ids.join(' ');
  useEffect(() => {
    const sections = list
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((section) => section !== null);
    const look = () => {
      const passed = sections.filter((section) => section.getBoundingClientRect().top < innerHeight / 3);
      setReading(passed.at(-1)?.id);
    };
    look();
    // A book over a table scrolls in its dialog, which only a capturing listener hears.
    const how = { passive: true, capture: true };
    addEventListener('scroll', look, how);
    return () => removeEventListener('scroll', look, how);
  }, [list]);
  return reading;
}
