import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  give: 'Abstimmen',
  going: 'Wird gesendet …',
  again: 'Noch einmal abstimmen',
  results: 'Ergebnis ansehen',
  resultsTitle: 'Ergebnis',
  votes: (n) => `Stimmen: ${n}`,
  total: (n) => `Stimmzettel: ${n}`,
  mine: 'Ihre Wahl',
  choose: (question: string) => `Bitte zuerst beantworten: ${question}`,
};
