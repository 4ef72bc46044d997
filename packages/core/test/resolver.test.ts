import { expect, it } from 'vitest';
import { type Frame, makeResolver } from '../src/index.ts';

type Effect =
  | { readonly kind: 'note' }
  | { readonly kind: 'pick' }
  | { readonly kind: 'two' }
  | { readonly kind: 'forced' };

interface Desk {
  stack: Frame<Effect>[];
  done: string[];
}

type Answer = { readonly do: 'pick'; readonly what: string } | { readonly do: 'force' };

const resolver = makeResolver<Desk, Effect, Answer, string>({
  note: {
    run(desk, { source }, emit) {
      desk.done.push(`note ${source}`);
      emit?.(`noted ${source}`);
    },
  },
  pick: {
    options: () => [pick('a'), pick('b')],
    choose: { pick: (desk, { source }, { what }) => desk.done.push(`pick ${source} ${what}`) },
  },
  two: {
    run(desk) {
      desk.stack.push(frame('note', 2), frame('note', 1));
    },
  },
  forced: { options: () => [{ do: 'force' }], choose: { force: (desk) => desk.done.push('only') } },
});

const pick = (what: string): Answer => ({ do: 'pick', what });

function frame(kind: Effect['kind'], source: number, left = 1): Frame<Effect> {
  return { effect: { kind }, seat: 0, source, left };
}

it('works from the top until somebody has a real choice', () => {
  const desk: Desk = { stack: [frame('note', 9), frame('pick', 5), frame('forced', 0), frame('note', 3)], done: [] };
  const heard: string[] = [];
  resolver.advance(desk, (event) => heard.push(event));
  expect(desk.done).toEqual(['note 3', 'only']);
  expect(heard).toEqual(['noted 3']);
  expect(resolver.options(desk)).toEqual([pick('a'), pick('b')]);
  resolver.choose(desk, pick('b'));
  resolver.advance(desk);
  expect(desk.done).toEqual(['note 3', 'only', 'pick 5 b', 'note 9']);
  expect(desk.stack).toEqual([]);
  expect(resolver.options(desk)).toEqual([]);
});

it('asks as often as the frame says', () => {
  const desk: Desk = { stack: [frame('pick', 1, 3)], done: [] };
  for (const left of [3, 2, 1]) {
    resolver.advance(desk);
    expect(desk.stack[0].left).toBe(left);
    resolver.choose(desk, pick('a'));
  }
  resolver.advance(desk);
  expect(desk).toEqual({ stack: [], done: ['pick 1 a', 'pick 1 a', 'pick 1 a'] });
});

it('refuses a move that does not answer the frame, and leaves everything as it is', () => {
  const desk: Desk = { stack: [frame('pick', 1, 3)], done: [] };
  expect(() => resolver.choose(desk, { do: 'force' })).toThrow('pick is not answered by force');
  expect(desk).toEqual({ stack: [frame('pick', 1, 3)], done: [] });
  const noting: Desk = { stack: [frame('note', 1)], done: [] };
  expect(() => resolver.choose(noting, pick('a'))).toThrow('note is not answered by pick');
  expect(noting).toEqual({ stack: [frame('note', 1)], done: [] });
});

type Pick = { readonly kind: 'pick' };

interface Picking {
  stack: Frame<Pick>[];
  done: string[];
}

it('lists nothing to see that a frame is open, and everything where that is not seen', () => {
  const listed: string[] = [];
  const open = (isOpen: boolean) =>
    makeResolver<Picking, Pick, Answer, string>({
      pick: {
        options(_desk, { source }) {
          listed.push(`${isOpen} ${source}`);
          return source === 1 ? [pick('a')] : [pick('a'), pick('b')];
        },
        isOpen: (_desk, { source }) => isOpen && source > 1,
        choose: { pick: (desk, { source }, { what }) => desk.done.push(`pick ${source} ${what}`) },
      },
    });
  for (const isOpen of [true, false]) {
    const picks = [2, 1].map((source) => ({ effect: { kind: 'pick' as const }, seat: 0, source, left: 1 }));
    const desk: Picking = { stack: picks, done: [] };
    open(isOpen).advance(desk);
    expect(desk).toEqual({ stack: [frame('pick', 2)], done: ['pick 1 a'] });
  }
  expect(listed).toEqual(['true 1', 'false 1', 'false 2']);
});

it('does what an effect pushes before what lay below it', () => {
  const desk: Desk = { stack: [frame('note', 8), frame('two', 0)], done: [] };
  resolver.advance(desk);
  expect(desk.done).toEqual(['note 1', 'note 2', 'note 8']);
});
