import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Déposer votre bulletin',
  forReview: 'Sert seulement à vérifier le bulletin, jamais publié',
  send: 'Déposer',
  sending: 'Envoi…',
};
