import type { Task } from './en.ts';

export const fr: Readonly<Record<Task, string>> = {
  duke: 'Trouvez le Duc à garder.',
  dice: 'Trouvez le meilleur lancer.',
  harvest: 'Trouvez la meilleure récolte.',
  recruit: 'Trouvez les bons Citoyens à recruter.',
  slay: 'Trouvez le bon Monstre à tuer.',
  build: 'Trouvez le bon Domaine à bâtir.',
  purchase: 'Trouvez les meilleurs achats.',
  action: 'Trouvez le meilleur emploi de vos actions.',
  steal: 'Trouvez le meilleur vol.',
  choose: 'Trouvez le meilleur choix.',
};
