/**
 * What a game there means for its table here. same: nothing that is not here. further: it only went on. apart: both went
 * on, or moves were taken back there; it becomes a table of its own.
 */
export function followed(there: readonly string[], here: readonly string[]): 'same' | 'further' | 'apart' {
  const common = Math.min(there.length, here.length);
  for (let i = 0; i < common; i++) if (there[i] !== here[i]) return 'apart';
  return there.length <= here.length ? 'same' : 'further';
}
