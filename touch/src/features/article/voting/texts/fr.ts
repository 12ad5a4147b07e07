import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  give: 'Voter',
  going: 'Envoi…',
  again: 'Voter encore',
  results: 'Voir les résultats',
  resultsTitle: 'Résultats',
  votes: (n) => `Voix\u00a0: ${n}`,
  total: (n) => `Bulletins\u00a0: ${n}`,
  mine: 'Votre choix',
  choose: (question: string) => `Répondez d’abord à cette question : ${question}`,
};
