/** How far an iteration is, on stderr: a line that is written over on a terminal, elsewhere a line for every tenth. */
const TENTHS = 10;

export interface Progress {
  tell(games: number): void;
  end(): void;
}

export function progressOf(what: string, total: number): Progress {
  const { stderr } = process;
  const isTerminal = stderr.isTTY === true;
  let told = 0;
  return {
    tell(games) {
      const tenths = Math.floor((TENTHS * games) / total);
      if (isTerminal) stderr.write(`\r\u001b[K${what}: ${games} of ${total} games`);
      else if (tenths > told) stderr.write(`${what}: ${games} of ${total} games\n`);
      told = tenths;
    },
    end() {
      if (isTerminal) stderr.write('\r\u001b[K');
    },
  };
}
