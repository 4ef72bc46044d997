import type { Task } from './en.ts';

export const de: Readonly<Record<Task, string>> = {
  claim: 'Vollende in diesem Zug ein Königreich.',
  place: 'Finde den besten Platz für deinen König.',
  recruit: 'Rekrutieren oder verzichten? Finde den besten Zug.',
  summon: 'Finde heraus, wen dein König am besten holt.',
  kingdom: 'Königreichbonus jetzt oder später? Finde es heraus.',
  replenish: 'Finde die Spalte, aus der du das Tal auffüllst.',
  jester: 'Finde die beste Spalte für deinen Hofnarren.',
  swap: 'Finde den besten Tausch für den Zauberer.',
  tax: 'Finde heraus, wen du dem Steuereintreiber überlässt.',
};
