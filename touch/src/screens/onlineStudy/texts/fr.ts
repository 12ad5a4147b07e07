import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Formation en ligne',
  done: (n, all) => `${n} sur ${all} parties terminées`,
  thisDevice: 'Connectez-vous pour continuer sur d’autres appareils',
  progress: 'Progression',
  partDone: 'Terminé',
  partShare: (percent) => `${percent} % terminé`,
  text: 'Texte',
  failed: 'La lecture a échoué. Réessayez plus tard.',
};
