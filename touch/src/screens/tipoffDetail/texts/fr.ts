import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Info transmise',
  formTitle: 'Envoyer une alerte',
  ownTitle: 'Mes alertes',
};
