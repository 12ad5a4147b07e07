import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Q&A topic',
  ask: 'Ask a question',
  closed: 'This topic takes no more questions',
  newest: 'Newest',
  hottest: 'Most liked',
  questions: (n) => (n === 1 ? '1 question' : `${n} questions`),
  host: 'Host',
  none: 'No questions yet',
  sorted: 'Order',
};
