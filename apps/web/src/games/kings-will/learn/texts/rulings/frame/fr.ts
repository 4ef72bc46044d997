/** La page autour des points de règle, en français. */
import type { RulingsFrameKey } from './en.ts';

export const fr = {
  intro:
    'Là où la règle laisse quelque chose ouvert, il a fallu trancher. Voici chaque point avec son numéro ; quand la table refuse quelque chose, elle nomme celui sur lequel elle s’appuie.',
  printed:
    '**Règle.** Si la table ne nomme que la règle, la chose y est clairement imprimée et ne demande aucune décision : vous la trouvez racontée dans « Comment jouer ».',
  search: 'Chercher un point de règle',
  placeholder: 'par exemple : révolte, ou 24',
  support: 'Sur quoi il repose',
  all: 'Tous',
  'support.rulebook': 'Règle',
  'support.both': 'En partie de nous',
  'support.ruling': 'Notre décision',
  'support.reconstructed': 'Reconstitué',
  'about.rulebook': 'La règle le dit.',
  'about.both': 'La règle en dit ou en suggère une partie ; le reste est notre décision.',
  'about.ruling': 'Notre décision là où la règle se tait.',
  'about.reconstructed': 'Concerne une carte, une localité ou un bâtiment dont l’impression nous est inconnue.',
  count: '{count, plural, =0 {Aucun point de règle ne convient.} one {# point de règle} other {# points de règle}}',
  link: 'Lien vers le point {id}',
  clear: 'Tout montrer',
  'group.turn': 'Tour et tuiles',
  'group.goods': 'Ressources et pièces',
  'group.building': 'Construire',
  'group.people': 'Moral et peuple',
  'group.visit': 'Visite du roi',
  'group.cards': 'Cartes et secrets',
  'group.scoring': 'Fin et décompte',
} as const satisfies Readonly<Record<RulingsFrameKey, string>>;
