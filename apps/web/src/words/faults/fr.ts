import type { FaultKey } from '@three-crowns/core';

export const fr = {
  missing: 'Cet élément manque.',
  unknown: 'Cet élément est inconnu ici. Possibles : {known}.',
  object: 'Un objet avec {keys} était attendu, pas {found}.',
  list: 'Une liste était attendue, pas {found}.',
  'list.length': 'Une liste de {wanted, plural, one {# élément} other {# éléments}} était attendue, pas de {found}.',
  'list.most':
    'La liste peut compter {most, plural, one {# élément} other {# éléments}} au plus ; elle en compte {found}.',
  whole: 'Un nombre entier de {min} à {max} était attendu, pas {found}.',
  number: 'Un nombre était attendu, pas {found}.',
  text: 'Un texte était attendu, pas {found}.',
  long: '{most, number} caractères au plus sont possibles ; il y en a {found, number}.',
  line: 'Une ligne sans caractères de contrôle était attendue, pas {found}.',
  'one-of': 'Possibles : {known}. Trouvé : {found}.',
  'json.value':
    'Ligne {line}, colonne {column} : une valeur était attendue, pas {at, select, end {la fin du texte} other {{found}}}.',
  'json.key':
    'Ligne {line}, colonne {column} : un nom entre guillemets doubles était attendu, pas {at, select, end {la fin du texte} other {{found}}}.',
  'json.colon':
    'Ligne {line}, colonne {column} : un deux-points était attendu, pas {at, select, end {la fin du texte} other {{found}}}.',
  'json.list':
    'Ligne {line}, colonne {column} : une virgule ou un crochet fermant était attendu, pas {at, select, end {la fin du texte} other {{found}}}.',
  'json.object':
    'Ligne {line}, colonne {column} : une virgule ou une accolade fermante était attendue, pas {at, select, end {la fin du texte} other {{found}}}.',
  'json.control': 'Ligne {line}, colonne {column} : aucun caractère de contrôle n’est permis ici, mais il y a {found}.',
  'json.escape':
    'Ligne {line}, colonne {column} : une séquence d’échappement connue était attendue, pas {at, select, end {la fin du texte} other {{found}}}.',
  'json.string':
    'Ligne {line}, colonne {column} : un guillemet fermant était attendu, pas {at, select, end {la fin du texte} other {{found}}}.',
  'json.end':
    'Ligne {line}, colonne {column} : la fin du fichier était attendue, pas {at, select, end {la fin du texte} other {{found}}}.',
  version: 'La partie suit la version {found} des règles ; connues ici : {known}.',
  seats: 'Les options parlent de {wanted, plural, one {# place} other {# places}}, le fichier de {found}.',
  'seats.most': '{most} places au plus sont possibles ; il y en a {found}.',
  seedless: 'Il manque au fichier la graine, qui n’est publiée qu’à la fin d’une partie : on ne peut pas la rejouer.',
  over: 'La partie est terminée ici, mais un coup suit : {found}.',
  'move.other': 'Ici, on attend la place {seats}, mais le coup est {found}.',
  'move.illegal': '{found} n’est pas possible ici (place {seat}). Possibles : {legal}.',
} as const satisfies Readonly<Record<FaultKey, string>>;
