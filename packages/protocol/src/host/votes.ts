/**
 * What only the persons of a table decide together: taking back more than is free, and breaking off. Bots have no say; who is
 * lost has his until a bot takes his seat, so that nothing is decided while he reloads his page. A vote is lost with its
 * process; who asked asks again.
 */
import { dealsAnew, type Entry, formatEntry, isFreeUndo, personsIn, type Seat } from '@three-crowns/core';
import { VOTE_TIME, VOTES_KEPT } from '../limits.ts';
import type { Ballot } from '../messages/client.ts';
import { type Refusal, refusal } from '../messages/refusals.ts';
import { formatServerMessage } from '../messages/server.ts';
import type { Vote } from '../messages/shapes.ts';
import type { AnyTable } from '../stored.ts';
import { answer, type Outcome, refusedBy } from './answers.ts';
import { dropThoughts } from './bots.ts';
import type { News } from './inputs.ts';
import { audienceOf, type Host, send, type Wanted } from './state.ts';

type VoteNews = Extract<News, { kind: 'vote' }>;

/** Whether the others have to be asked before this is entered. */
export function needsVote({ table }: Host, { entry, isOwn }: Wanted): boolean {
  if (isOwn) return false;
  if (entry.kind !== 'undo') return entry.kind === 'abandon';
  // Nobody is asked for more than there is to take back: that is refused at once.
  return entry.count <= table.course.moves.length && !isFreeUndo(table, entry.seat, entry.count);
}

/** Asks the others; when there is nobody to ask it is settled at once. */
export function openVote(host: Host, wanted: Wanted): void {
  if (host.vote !== undefined) {
    answer(host, wanted, refusedBy(refusal('vote.open')));
    return;
  }
  const asker = askerOf(wanted.entry);
  const until = host.now + (host.pace.kind === 'letters' ? host.pace.turn : VOTE_TIME);
  const { id, entry } = wanted;
  const about = entry.kind === 'abandon' ? 'abandon' : 'undo';
  host.vote = {
    id,
    about,
    line: formatEntry(foreseen(host.table, entry)),
    asker,
    agreed: [],
    until,
    process: undefined,
    wanted,
  };
  answer(host, wanted, { status: 'voting' });
  dropThoughts(host);
  voteChanged(host);
}

/** Who agrees knows whether something will be dealt anew. */
const foreseen = (table: AnyTable, entry: Entry): Entry =>
  entry.kind === 'undo' ? { ...entry, redeal: dealsAnew(table, entry.count) } : entry;

const askerOf = (entry: Entry): Seat => ('seat' in entry ? entry.seat : entry.kind === 'abandon' ? entry.agreed[0] : 0);

/** Whose answer is open. */
function waitingIn({ table }: Host, { asker, agreed }: Pick<Vote, 'asker' | 'agreed'>): Seat[] {
  return personsIn(table.course).filter((seat) => seat !== asker && !agreed.includes(seat));
}

export function voteShown(host: Host): Vote | undefined {
  if (host.vote === undefined) return undefined;
  const { id, about, line, asker, agreed, until } = host.vote;
  return { id, about, line, asker, agreed, waiting: waitingIn(host, host.vote), left: Math.max(0, until - host.now) };
}

export function voteText(host: Host): string {
  const vote = voteShown(host);
  return formatServerMessage(vote === undefined ? { kind: 'vote' } : { kind: 'vote', vote });
}

/** Everybody sees how it stands; the process that asked settles it when no answer is open. */
function voteChanged(host: Host, also: Pick<VoteNews, 'decided'> = {}): void {
  const vote = voteShown(host);
  const ids = audienceOf(host).map(({ id }) => id);
  send(host, ids, voteText(host));
  if (host.vote !== undefined && host.vote.process !== undefined) return;
  host.effects.push({ kind: 'share', news: vote === undefined ? { kind: 'vote', ...also } : { kind: 'vote', vote } });
}

export function castBallot(host: Host, { vote: id, seat, agrees }: Omit<Ballot, 'kind'>): void {
  const { vote } = host;
  if (vote?.id !== id || !waitingIn(host, vote).includes(seat)) return;
  if (vote.process !== undefined) {
    host.effects.push({ kind: 'share', news: { kind: 'ballot', vote: id, seat, agrees } });
  } else if (agrees) {
    host.vote = { ...vote, agreed: [...vote.agreed, seat].sort((a, b) => a - b) };
    voteChanged(host);
  } else closeVote(host, refusal('vote.no'));
}

/**
 * An undo that was voted about would take back other moves now, and after the end there is nothing to decide. Who has given his
 * seat to a bot, or taken it back, is asked no more, or again.
 */
export function voteAfter(host: Host, { kind }: Entry): void {
  const isOther = host.vote?.about === 'undo' && (kind === 'move' || kind === 'undo');
  if (isOther || host.asked.length === 0) closeVote(host, 'stale');
  else if (host.vote !== undefined) voteChanged(host);
}

/** It came to nothing. */
export function closeVote(host: Host, why: Refusal | 'stale'): void {
  const { vote } = host;
  if (vote === undefined) return;
  host.vote = undefined;
  if (vote.wanted !== undefined) answer(host, vote.wanted, why === 'stale' ? movedOn(host, vote.id) : refusedBy(why));
  const isDecided = vote.wanted !== undefined && why !== 'stale';
  if (isDecided) keepDecided(host, vote.id, why);
  voteChanged(host, isDecided ? { decided: [vote.id, why] } : {});
}

/** Another process may have asked the same, and entered it. */
function movedOn({ table: { commands, entries } }: Host, id: string): Outcome {
  const known = commands.get(id);
  return known === undefined ? { status: 'stale', seq: entries.length } : { status: 'known', seq: known };
}

function keepDecided({ decided }: Host, id: string, why: Refusal): void {
  decided.set(id, why);
  const [oldest] = decided.keys();
  if (decided.size > VOTES_KEPT) decided.delete(oldest);
}

/** Enters what all have agreed to, and ends what took too long. */
export function settleVote(host: Host): void {
  const { vote } = host;
  if (vote !== undefined && host.now >= vote.until) closeVote(host, refusal('vote.late'));
  if (host.vote === undefined || vote?.wanted === undefined) return;
  if (host.inFlight !== undefined || waitingIn(host, vote).length > 0) return;
  host.vote = undefined;
  host.waiting.unshift(agreedBy(host, vote.wanted, vote));
  voteChanged(host);
}

function agreedBy({ table }: Host, wanted: Wanted, { agreed, asker }: Pick<Vote, 'agreed' | 'asker'>): Wanted {
  const { entry } = wanted;
  if (entry.kind === 'undo') {
    const seen = { moves: table.course.moves.length, undos: table.course.undoCount };
    return { ...wanted, isOwn: true, seen, entry: { ...entry, agreed } };
  }
  const all = [...agreed, asker].sort((a, b) => a - b);
  return { ...wanted, isOwn: true, seen: undefined, entry: { kind: 'abandon', agreed: all } };
}

/** Who has agreed and is no person of the table any more is not asked to. */
export function stillAgreed({ course }: AnyTable, entry: Entry): Entry {
  if (!('agreed' in entry)) return entry;
  const persons = personsIn(course);
  return { ...entry, agreed: entry.agreed.filter((seat) => persons.includes(seat)) };
}

/** A bot takes the seat. */
export function takeOver({ table, standIn }: Host, seat: Seat): Wanted {
  const id = `bot ${seat + 1} after ${table.entries.length}`;
  return { id, entry: { kind: 'bot', seat, bot: standIn }, seen: undefined, isOwn: true, connection: undefined };
}

/** How a vote of another process stands. */
export function followVote(host: Host, process: string, { vote, decided }: VoteNews): void {
  if (decided !== undefined) keepDecided(host, ...decided);
  if (host.vote !== undefined && host.vote.process !== process) return;
  if (vote === undefined && host.vote === undefined) return;
  const isOpen = vote !== undefined;
  if (isOpen) dropThoughts(host);
  host.vote = isOpen ? { ...vote, until: host.now + vote.left, process, wanted: undefined } : undefined;
  voteChanged(host);
}
