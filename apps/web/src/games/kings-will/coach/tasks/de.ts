import type { Task } from './en.ts';

export const de: Readonly<Record<Task, string>> = {
  setup: 'Finde den besten Anfang.',
  tile: 'Finde das beste Aktionsplättchen.',
  build: 'Finde das beste Plättchen zum Bauen.',
  act: 'Mach das Beste aus deinem Plättchen.',
  follow: 'Folgen oder passen? Finde die beste Antwort.',
  intrigue: 'Finde die beste Aktion eines gesperrten Plättchens.',
  walk: 'Finde den besten Weg für deine Bauern.',
  trade: 'Finde den besten Handel.',
  look: 'Finde die Willenskarte, die einen Blick wert ist.',
  site: 'Finde den besten Bauplatz.',
  pay: 'Finde die beste Art zu bezahlen.',
  pledge: 'Finde die Willenskarte, auf die du dich festlegst.',
  give: 'Finde heraus, was du dem König gibst.',
};
