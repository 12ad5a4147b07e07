import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  noPage: 'Cette page n’existe pas',
  failed: 'Cette page ne peut pas s’ouvrir pour le moment',
  notSent: 'Votre saisie n’a pas été envoyée',
  needsScript: 'Le navigateur doit exécuter JavaScript. Activez-le, revenez à la page et réessayez.',
  back: 'Revenir à la page',
  notice: 'Information',
  useChrome: 'Sur ordinateur, nous recommandons le navigateur Chrome',
};
