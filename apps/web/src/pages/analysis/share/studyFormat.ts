/** A game with its analysis, as one small file that every browser with this app can open. */
export const STUDY_FORMAT = 'three-crowns-study/1';

export const isStudy = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'format' in raw && raw.format === STUDY_FORMAT;
