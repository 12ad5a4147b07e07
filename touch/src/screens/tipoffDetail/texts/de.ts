import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Leserhinweis',
  formTitle: 'Hinweis geben',
  ownTitle: 'Meine Hinweise',
};
