/**
 * Records of the first format, read as today's: a list of moves in the place of a log, no reason in the result. Their content
 * hashes are those of their own rules version, which is frozen with its content, so they stay as they are.
 *
 * Only games without a server were ever written in it: the few that carry a hash of their seed or nonces (tests, and records
 * made by hand) are checked here by the rule of that time and go on with the seed that it gave.
 */
import { cleanLine, lineListAt, listAt } from './check.ts';
import { BadInput, shown } from './errors.ts';
import { hmacSha256, sha256 } from './sha256.ts';

const OLD_FORMAT = 'three-crowns-record/1';

type Fields = Readonly<Record<string, unknown>>;

/** The value with the fields of today's format; anything else is given back as it is, to be refused by its reader. */
export function upgradedRecord(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('format' in raw) || raw.format !== OLD_FORMAT) return raw;
  const { moves, result, seats, seed, seedHash, nonces, ...rest } = raw as Fields;
  if (moves === undefined) throw new BadInput('moves', 'missing');
  return {
    ...rest,
    format: 'three-crowns-record/2',
    ...(seats === undefined ? {} : { seats: cleanSeats(seats) }),
    ...seedFields(seed, seedHash, nonces),
    log: movesIn(moves),
    ...(result === undefined ? {} : { result: withReason(result) }),
  };
}

function movesIn(raw: unknown): unknown {
  return listAt(raw, 'moves', { most: 100_000 }).map((line, i) => {
    if (typeof line === 'string' && /^[1-9]\d* \S/.test(line)) return line;
    throw new BadInput(`moves[${i}]`, `expected "<seat from 1> <move>", found ${shown(line)}`);
  });
}

function withReason(result: unknown): unknown {
  return typeof result === 'object' && result !== null ? { reason: 'finished', ...result } : result;
}

/** Names were once allowed to hold what turns the writing of a page around: that is taken out, the game stays. */
function cleanSeats(seats: unknown): unknown {
  if (!Array.isArray(seats)) return seats;
  return seats.map((seat) =>
    typeof seat === 'object' && seat !== null && typeof seat.name === 'string'
      ? { ...seat, name: cleanLine(seat.name) }
      : seat,
  );
}

function seedFields(seed: unknown, seedHash: unknown, nonces: unknown): Fields {
  if (seed === undefined) return {};
  if (typeof seed !== 'string') return { seed };
  if (seedHash !== undefined && seedHash !== sha256(seed)) {
    throw new BadInput('seedHash', `expected the SHA-256 of the seed, found ${shown(seedHash)}`);
  }
  if (nonces === undefined) return { seed };
  const given = lineListAt(nonces, 'nonces', 16, 200);
  return { seed: hmacSha256(seed, `three-crowns nonces ${JSON.stringify(given)}`) };
}
