/** A bot that is a process of its own. Whatever goes wrong with it is told once, with its command, and ends it. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { BadInput, cleanLine, shown } from '@three-crowns/core';
import { reasonOf } from '../files.ts';
import { checkHello, FROM_BOT, formatLine, PROTOCOL, parseLine, type ToBot } from './protocol.ts';

export interface BotProcess {
  tell(word: ToBot, value?: unknown): void;
  /** Asks for a move; its text as the bot wrote it, and what it told of its thinking last. */
  ask(question: unknown): Promise<BestMove>;
  close(): Promise<void>;
}

export interface BestMove {
  readonly move: unknown;
  readonly rollouts: number;
}

/** Who is told to end has so long for it. */
const FAREWELL_MS = 1000;
/** How much of what a bot writes on its standard error is kept: the end of it says why it died. */
const LAST_WORDS = 2000;
/** No line of a bot is as long: who never ends one would fill the memory. */
const LONGEST_LINE = 1_000_000;

interface Asked {
  resolve(best: BestMove): void;
  reject(error: unknown): void;
  /** What it told last. */
  rollouts: number;
}

/** `patience`: seconds that it may leave a question unanswered. */
export function startBot(command: string, patience: number): BotProcess {
  const place = shown(command, 80);
  const [file, ...words] = wordsOf(command);
  const child = spawn(file, words);
  let hasGreeted = false;
  let asked: Asked | undefined;
  let failure: BadInput | undefined;
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;
  const lastWords = listenTo(child);

  const settle = (): Asked | undefined => {
    const who = asked;
    asked = undefined;
    clearTimeout(timer);
    return who;
  };
  const fail = (what: string): void => {
    if (failure !== undefined || isClosing) return;
    failure = new BadInput(place, what);
    child.kill('SIGKILL');
    settle()?.reject(failure);
  };
  const answers: { readonly [W in (typeof FROM_BOT)[number]]: (value: unknown) => void } = {
    hello(value) {
      checkHello(value, 'hello');
      hasGreeted = true;
    },
    info(value) {
      if (asked !== undefined) asked.rollouts = rolloutsIn(value) ?? asked.rollouts;
    },
    bestmove(move) {
      if (!hasGreeted) throw new BadInput('bestmove', 'expected hello before it');
      if (asked === undefined) throw new BadInput('bestmove', 'nothing was asked');
      const { rollouts } = asked;
      settle()?.resolve({ move, rollouts });
    },
    error(value) {
      throw new BadInput('error', shown(value, 200));
    },
  };

  child.on('error', (error) => fail(`cannot be started: ${reasonOf(error)}`));
  child.stdin.on('error', () => {});
  child.on('close', (code, signal) => {
    const how = signal === null ? `with exit code ${code}` : `by ${signal}`;
    fail(`ended ${how} in the middle of a game${lastWords()}`);
  });
  onEndlessLine(child, () => fail('wrote a million bytes without the end of a line'));
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.trim() === '' || failure !== undefined) return;
    try {
      const { word, value } = parseLine(line, FROM_BOT);
      answers[word](value);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      fail(`said ${shown(line)}: ${error.message}`);
    }
  });

  const tell = (word: ToBot, value?: unknown): void => {
    if (failure === undefined) child.stdin.write(`${formatLine(word, value)}\n`);
  };
  tell('hello', { protocol: PROTOCOL });
  return {
    tell,
    ask(question) {
      return new Promise((resolve, reject) => {
        if (failure !== undefined) return reject(failure);
        asked = { resolve, reject, rollouts: 0 };
        timer = setTimeout(() => fail(`did not answer within ${patience} s`), patience * 1000);
        tell('go', question);
      });
    },
    async close() {
      isClosing = true;
      await ended(child, () => tell('quit'));
    },
  };
}

/** The words of a command; quotes hold one together. */
function wordsOf(command: string): string[] {
  const words = command.match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
  return words.map((word) => word.replace(/^(["'])(.*)\1$/, '$2'));
}

function listenTo(child: ChildProcessWithoutNullStreams): () => string {
  let heard = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    heard = (heard + text).slice(-LAST_WORDS);
  });
  return () => {
    const last = heard.trim().split('\n').at(-1) ?? '';
    return last === '' ? '' : `; its last words: ${cleanLine(last)}`;
  };
}

function onEndlessLine(child: ChildProcessWithoutNullStreams, then: () => void): void {
  let length = 0;
  child.stdout.on('data', (bytes: Buffer) => {
    const end = bytes.lastIndexOf('\n');
    length = end < 0 ? length + bytes.length : bytes.length - end - 1;
    if (length > LONGEST_LINE) then();
  });
}

function rolloutsIn(value: unknown): number | undefined {
  const rollouts = typeof value === 'object' && value !== null && 'rollouts' in value ? value.rollouts : undefined;
  return typeof rollouts === 'number' && rollouts >= 0 ? rollouts : undefined;
}

/** Asked to end, and ended where it does not. */
async function ended(child: ChildProcessWithoutNullStreams, askTo: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), FAREWELL_MS);
    child.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    askTo();
    child.stdin.end();
  });
}
