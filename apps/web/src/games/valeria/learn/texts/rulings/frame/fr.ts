/** La page autour des points de règle. */
import type { RulingsFrameKey } from './en.ts';

export const fr = {
  intro:
    'Ce que la règle laisse ouvert, et ce qu’elle dit là où la table s’y appuie : une entrée par point. Quand la table refuse un coup, elle nomme le point de règle ; vous le trouverez ici.',
  plain:
    'Quand la table nomme la règle du jeu au lieu d’un point de règle, c’est écrit là en toutes lettres, et ici sous « Comment jouer ».',
  search: 'Chercher un point de règle',
  placeholder: 'par exemple : Héraut, ou A14',
  support: 'Sur quoi il repose',
  all: 'Tous',
  'support.rulebook': 'Règle du jeu',
  'support.both': 'En partie de nous',
  'support.ruling': 'Notre décision',
  'support.reconstructed': 'Reconstitué',
  'about.rulebook': 'La règle du jeu le dit.',
  'about.both': 'La règle en dit une partie ; le reste est notre décision.',
  'about.ruling': 'Notre décision là où la règle se tait ou se contredit.',
  'about.reconstructed': 'L’imprimé nous est inconnu ; ceci convient à tout ce que l’on sait.',
  count: '{count, plural, =0 {Aucun point de règle ne convient.} one {# point de règle} other {# points de règle}}',
  link: 'Lien vers le point {id}',
  clear: 'Tout montrer',
  'group.setup': 'Mise en place',
  'group.roll': 'Lancer',
  'group.harvest': 'Récolte',
  'group.actions': 'Actions',
  'group.end': 'Fin et décompte',
  'group.events': 'Événements',
  'group.variants': 'Variantes',
  'group.more': 'Autres points',
} as const satisfies Readonly<Record<RulingsFrameKey, string>>;
