/** The version of the protocol, and every size and time of it. */

/** Raised whenever an older page would misread a message: it is then asked to load itself anew. */
export const PROTOCOL = 1;

/** What one message of a client may hold, in bytes of the socket and in characters of a text. */
export const MESSAGE_BYTES = 16_384;
export const ID_LENGTH = 64;
export const TABLE_LENGTH = 64;
export const QUESTION_LENGTH = 32;
export const CHAT_LENGTH = 500;
/** Lines of talk in each room that are kept, for who comes in. */
export const CHAT_KEPT = 100;
/** Lines said while the connection is lost that wait for it; of more the first are forgotten. */
export const SAYING_KEPT = 20;
/** Things that one may point at together, and the length of the name of one. */
export const TARGETS_POINTED = 16;
export const TARGET_LENGTH = 64;
/** Seats that one device may hold. */
export const SEATS_HELD = 8;
/** Commands of one connection that wait for the store; more are not heard, and come again. */
export const COMMANDS_WAITING = 8;

const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

/** The clock of a seat starts when its question was shown, or this long after it was asked: scenes eat nobody's time. */
export const SHOWN_GRACE = 20 * SECOND;
/** Without a sign for so long a person is away. */
export const AWAY_AFTER = 2 * MINUTE;
/** Without a connection for so long a bot takes the seat over, where others wait. */
export const LOST_AFTER = MINUTE;
/** Longer: who loses the connection while a vote is open does not let it come to nothing. */
export const VOTE_TIME = 1.5 * LOST_AFTER;
/** Votes that came to nothing, kept for who did not hear of it. */
export const VOTES_KEPT = 20;
/** How long to wait before asking a store, or a bot, again that has failed. */
export const RETRY_AFTER = SECOND;
/** A client that got no answer to a command sends it again, with the same id. */
export const RESEND_AFTER = 5 * SECOND;
/** What a person wanted is called late when it is not stored after so long. */
export const LATE_AFTER = 3 * SECOND;
/** A line that owes an answer for so long is given up; longer while it brings the whole table, or comes about. */
export const LINE_PATIENCE = 10 * SECOND;
export const JOIN_PATIENCE = 30 * SECOND;
/** A client that misses something asks for it no more often. */
export const ASK_AFTER = SECOND;
/** A client that heard nothing of the log for so long asks what it has missed. */
export const PROBE_AFTER = 25 * SECOND;
/** A client tries to connect again after the first of these, then the second, and so on, then always the last. */
export const RECONNECT_AFTER: readonly number[] = [0, SECOND, 2 * SECOND, 5 * SECOND, 10 * SECOND];
