/** What is wrong with a file, for people. The keys are those of the program's own faults. */
import type { FaultKey } from '@three-crowns/core';

export const en = {
  missing: 'It is missing.',
  unknown: 'This is not known here. Possible: {known}.',
  object: 'An object with {keys} was expected, not {found}.',
  list: 'A list was expected, not {found}.',
  'list.length': 'A list of {wanted} was expected, not one of {found}.',
  'list.most': 'The list may hold at most {most}; it holds {found}.',
  whole: 'A whole number from {min} to {max} was expected, not {found}.',
  number: 'A number was expected, not {found}.',
  text: 'A text was expected, not {found}.',
  long: 'At most {most, number} characters are possible; there are {found, number}.',
  line: 'One line without control characters was expected, not {found}.',
  'one-of': 'Possible: {known}. Found: {found}.',
  'json.value':
    'Line {line}, column {column}: a value was expected, not {at, select, end {the end of the text} other {{found}}}.',
  'json.key':
    'Line {line}, column {column}: a name in double quotes was expected, not {at, select, end {the end of the text} other {{found}}}.',
  'json.colon':
    'Line {line}, column {column}: a colon was expected, not {at, select, end {the end of the text} other {{found}}}.',
  'json.list':
    'Line {line}, column {column}: a comma or “]” was expected, not {at, select, end {the end of the text} other {{found}}}.',
  'json.object':
    "Line {line}, column {column}: a comma or “'}'” was expected, not {at, select, end {the end of the text} other {{found}}}.",
  'json.control': 'Line {line}, column {column}: no control character may stand here, but there is {found}.',
  'json.escape':
    'Line {line}, column {column}: a known escape was expected, not {at, select, end {the end of the text} other {{found}}}.',
  'json.string':
    'Line {line}, column {column}: a closing quotation mark was expected, not {at, select, end {the end of the text} other {{found}}}.',
  'json.end':
    'Line {line}, column {column}: the end of the file was expected, not {at, select, end {the end of the text} other {{found}}}.',
  version: 'It was made with version {found} of the rules; known here: {known}.',
  seats: 'The options speak of {wanted, plural, one {# seat} other {# seats}}, the file of {found}.',
  'seats.most': 'At most {most} seats are possible; there are {found}.',
  seedless: 'The record holds no seed, which is published only when a game ends: it cannot be replayed.',
  over: 'The game is over here, but a move follows: {found}.',
  'move.other': 'Seat {seats} is asked here, but the move is {found}.',
  'move.illegal': '{found} is not possible here for seat {seat}. Possible: {legal}.',
} as const satisfies Readonly<Record<FaultKey, string>>;
