import type { Task } from './en.ts';

export const fr: Readonly<Record<Task, string>> = {
  setup: 'Trouvez le meilleur départ.',
  tile: 'Trouvez la meilleure tuile Action.',
  build: 'Trouvez la meilleure tuile pour construire.',
  act: 'Tirez le meilleur de votre tuile.',
  follow: 'Suivre ou passer ? Trouvez la meilleure réponse.',
  intrigue: 'Trouvez la meilleure action d’une tuile bloquée.',
  walk: 'Trouvez le meilleur chemin pour vos paysans.',
  trade: 'Trouvez le meilleur échange.',
  look: 'Trouvez la Volonté du roi qui mérite un regard.',
  site: 'Trouvez le meilleur emplacement.',
  pay: 'Trouvez la meilleure façon de payer.',
  pledge: 'Trouvez la Volonté du roi sur laquelle vous engager.',
  give: 'Trouvez quoi donner au roi.',
};
