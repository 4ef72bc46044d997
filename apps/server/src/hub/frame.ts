/** A text as it goes over a WebSocket, written once for everybody who gets it: the library would do it for each of them. */

/** A whole message of text, as RFC 6455 numbers it; a server does not mask. */
const WHOLE_TEXT = 0x81;
/** Up to here the length stands in the second byte; after it these say that it follows in 2 or 8 bytes. */
const SHORT = 125;
const IN_2_BYTES = 126;
const IN_8_BYTES = 127;

export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT ? 2 : length <= 0xffff ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = IN_2_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_8_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
