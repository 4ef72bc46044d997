/** La page autour des points de règle, en français. */
import type { RulingsFrameKey } from './en.ts';

export const fr = {
  intro:
    'Là où la règle laisse quelque chose ouvert, il a fallu trancher. Voici chaque décision avec son numéro ; quand la table refuse quelque chose, elle nomme celle sur laquelle elle s’appuie.',
  printed:
    '**Règle.** Si la table ne nomme que la règle, la chose y est clairement imprimée et ne demande aucune décision : vous la trouvez racontée dans « Comment jouer ».',
  search: 'Chercher dans les décisions',
  placeholder: 'par exemple : révolte, ou 24',
  support: 'Sur quoi elle repose',
  all: 'Toutes',
  'support.rulebook': 'Règle',
  'support.both': 'En partie de nous',
  'support.ruling': 'Notre décision',
  'support.reconstructed': 'Reconstitué',
  'about.rulebook': 'La règle le dit.',
  'about.both': 'La règle en dit ou en suggère une partie ; le reste est notre décision.',
  'about.ruling': 'Notre décision là où la règle se tait.',
  'about.reconstructed': 'Concerne une carte, une localité ou un bâtiment dont l’impression nous est inconnue.',
  count: '{count, plural, =0 {Aucune décision ne convient.} one {# décision} other {# décisions}}',
  link: 'Lien vers la décision {id}',
  clear: 'Tout montrer',
  'group.turn': 'Tour et tuiles',
  'group.goods': 'Ressources et pièces',
  'group.building': 'Construire',
  'group.people': 'Moral et peuple',
  'group.visit': 'Visite du roi',
  'group.cards': 'Cartes et secrets',
  'group.scoring': 'Fin et décompte',
} as const satisfies Readonly<Record<RulingsFrameKey, string>>;
