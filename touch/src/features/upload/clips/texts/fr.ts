import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  add: 'Ajouter une vidéo ou un enregistrement',
  going: 'Envoi en cours',
  arrived: 'Envoyé',
  remove: 'Retirer',
  failed: 'L’envoi a été interrompu. Ce qui est arrivé est conservé.',
  again: 'Continuer',
  refused: 'Le fichier n’a pas été accepté. Choisissez-en un autre.',
  wrongFormat: 'Seuls une vidéo ou un enregistrement peuvent être ajoutés',
  tooLarge: (n) => `Un fichier compte au plus ${n} Mo`,
  most: (n) => `Au plus ${n} vidéos ou enregistrements`,
};
