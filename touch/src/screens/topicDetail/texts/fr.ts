import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Sujet de questions',
  ask: 'Poser une question',
  closed: 'Ce sujet ne reçoit plus de questions',
  newest: 'Récentes',
  hottest: 'Les plus aimées',
  questions: (n) => (n === 1 ? '1 question' : `${n} questions`),
  host: 'Animation',
  none: 'Pas encore de question',
  sorted: 'Ordre',
};
