/** The built-in set as a file to change. What is not printed has no mark, so that it counts as typed in by the reader. */
import { CONTENT_SETS } from '@three-crowns/kings-will';

export function templateText(): string {
  const keep = (key: string, value: unknown) => (key === 'source' && value !== 'RULEBOOK' ? undefined : value);
  // A row of the table is a line of the file, as far as it holds no longer list.
  const inLine = (text: string, row: RegExp) => text.replaceAll(row, (part) => part.replaceAll(/\s+/g, ' '));
  const text = JSON.stringify({ ...CONTENT_SETS.reconstructed, id: 'my-box' }, keep, 2);
  return `${inLine(inLine(text, /\{[^{}[\]]*\}/g), /\[[^[\]]{0,90}\]/g)}\n`;
}
