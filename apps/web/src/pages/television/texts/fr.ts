import type { Key } from './en.ts';

export const fr: Readonly<Record<Key, string>> = {
  come: 'Pour arriver plus tard, ou revenir :',
  'come.code': 'Pour arriver plus tard, ou revenir : visez le code avec un téléphone.',
  join: 'Visez le code avec votre téléphone',
  'join.words': 'ou saisissez ces mots sur la page « Entre amis » :',
  'join.at': 'Cet écran se trouve à l’adresse {address}',
  chooses: 'choisit',
  points: '{name} montre ici',
};
