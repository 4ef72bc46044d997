import type { Task } from './en.ts';

export const de: Readonly<Record<Task, string>> = {
  duke: 'Finde den Herzog, den du behältst.',
  dice: 'Finde den besten Wurf.',
  harvest: 'Finde den besten Ertrag.',
  recruit: 'Finde die richtigen Bürger zum Rekrutieren.',
  slay: 'Finde das richtige Monster.',
  build: 'Finde das richtige Gebiet.',
  purchase: 'Finde die besten Käufe.',
  action: 'Finde die besten Aktionen.',
  steal: 'Finde den besten Raub.',
  choose: 'Finde die beste Wahl.',
};
