import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Hinweis an die Redaktion',
  formTitle: 'Hinweis geben',
  ownTitle: 'Meine Hinweise',
};
