import type { Task } from './en.ts';

export const fr: Readonly<Record<Task, string>> = {
  claim: 'Réclamez un Royaume pendant ce tour.',
  place: 'Trouvez la meilleure place pour votre Roi.',
  recruit: 'Recruter, ou s’en passer ? Trouvez le meilleur tour.',
  summon: 'Trouvez qui votre Roi doit convoquer.',
  kingdom: 'Le Bonus de Royaume, maintenant ou plus tard ? À vous de trouver.',
  replenish: 'Trouvez la pente d’où compléter la Vallée.',
  jester: 'Trouvez la meilleure colonne pour votre Bouffon.',
  swap: 'Trouvez le meilleur échange pour le Sorcier.',
  tax: 'Trouvez qui confier au Collecteur d’Impôt.',
};
