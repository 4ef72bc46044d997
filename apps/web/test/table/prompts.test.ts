import { expect, test } from 'vitest';
import { promptingOf } from '../../src/table/screen/prompts.ts';
import type { Choice, PromptOf, TableView } from '../../src/table/screen/screen.ts';

const choice = (text: string): Choice => ({ move: text, text, label: { key: text }, targets: [text] });
const all = [choice('pay gold'), choice('pay magic')];
const view = (ask: string, choices: readonly Choice[]) =>
  ({ asked: { seat: 0, ask }, choices }) as unknown as TableView;

const Body = () => null;
const pay: PromptOf = { Body, preferred: ({ choices }) => choices.at(-1) };
const screen = { prompts: { pay, place: 'default' } as const };

test('a game says how its question is put, and what is sensible among the choices left', () => {
  expect(promptingOf(screen, view('pay', all))).toEqual({ Body, preferred: all[1] });
  expect(promptingOf(screen, view('pay', all.slice(0, 1)))).toEqual({ Body, preferred: all[0] });
});

test('the default, and a question the screen does not know, are the list of buttons', () => {
  for (const ask of ['place', 'else', 'toString']) {
    expect(promptingOf(screen, view(ask, all))).toEqual({ Body: undefined, preferred: undefined });
  }
});

test('nothing is put where nothing can be chosen, and no choice is preferred that is not left', () => {
  expect(promptingOf(screen, view('pay', []))).toEqual({ Body: undefined, preferred: undefined });
  const wrong = { prompts: { pay: { preferred: () => choice('gone') } } };
  expect(promptingOf(wrong, view('pay', all)).preferred).toBeUndefined();
});
