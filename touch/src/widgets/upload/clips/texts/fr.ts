import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  addClip: 'Ajouter une vidéo ou un enregistrement',
  clipGoing: 'Envoi en cours',
  clipArrived: 'Envoyé',
  removeClip: 'Retirer',
  clipFailed: 'L’envoi a été interrompu. Ce qui est arrivé est conservé.',
  clipAgain: 'Continuer',
  clipRefused: 'Le fichier n’a pas été accepté. Choisissez-en un autre.',
  clipFormat: 'Seuls une vidéo ou un enregistrement peuvent être ajoutés',
  clipTooLarge: (n) => `Un fichier compte au plus ${n} Mo`,
  mostClips: (n) => `Au plus ${n} vidéos ou enregistrements`,
  addVideo: 'Ajouter une vidéo',
  videoFormat: 'Seule une vidéo peut être ajoutée',
  mostVideos: (n) => (n === 1 ? 'Au plus une vidéo' : `Au plus ${n} vidéos`),
  mediaGoing: 'Des fichiers sont encore en cours d’envoi',
  mediaFailed: 'Un fichier n’a pas été envoyé. Réessayez ou retirez-le.',
};
