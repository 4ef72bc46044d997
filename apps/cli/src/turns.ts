/** Games that have turns tell of each with an event of this type. */
export function isTurn(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'type' in event && event.type === 'turn';
}
