import type { FaultMessages } from './messages';

export const faultFr: FaultMessages = {
  'fault.noPage': 'Cette page n’existe pas',
  'fault.failed': 'Cette page ne peut pas s’ouvrir pour le moment',
  'fault.notSent': 'Votre saisie n’a pas été envoyée',
  'fault.needsScript': 'Le navigateur doit exécuter JavaScript. Activez-le, revenez à la page et réessayez.',
  'fault.back': 'Revenir à la page',
};
