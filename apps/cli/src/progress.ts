/** How far long work is, on stderr: a bar on a terminal, now and then a line elsewhere. */
import { streams } from './streams.ts';

const BAR = 30;
const ON_TERMINAL_MS = 100;
const ELSEWHERE_MS = 5000;

export interface Progress {
  /** `note` follows what is counted. */
  tell(done: number, note?: string): void;
  /** Clears the bar. */
  end(): void;
}

/** `quiet`: only on a terminal. */
export function progressOf(total: number, what: string, quiet: boolean): Progress {
  const { stderr } = streams();
  const isTerminal = stderr.isTTY === true;
  if (!isTerminal && quiet) return { tell: () => {}, end: () => {} };
  const pause = isTerminal ? ON_TERMINAL_MS : ELSEWHERE_MS;
  let told = performance.now();
  let shown = false;
  return {
    tell(done, note = '') {
      const now = performance.now();
      if (now - told < pause) return;
      told = now;
      shown = true;
      stderr.write(
        isTerminal ? `\r\u001b[K${bar(done, total)} ${what}${note}` : `${done} of ${total} ${what}${note}\n`,
      );
    },
    end() {
      if (shown && isTerminal) stderr.write('\r\u001b[K');
    },
  };
}

function bar(done: number, total: number): string {
  const full = Math.floor((done / total) * BAR);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${done}/${total}`;
}
