import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  about: 'À propos de ce direct',
  parts: 'Contenu du direct',
  reports: 'Le fil',
  talk: 'Discussion',
  order: 'Ordre du fil',
  newest: 'Plus récents',
  oldest: 'Plus anciens',
  newReports: (n) => (n === 1 ? '1\u00a0nouveau message' : `${n}\u00a0nouveaux messages`),
  pinned: 'Épinglé',
  none: 'Rien pour le moment',
  noneYet: 'Le fil commencera avec le direct',
  starts: (when) => `Début\u00a0: ${when}`,
  startsSoon: 'Commence dans un instant',
  countdown: (days, clock) => (days > 0 ? `Dans ${days}\u00a0j ${clock}` : `Dans ${clock}`),
  remind: 'Me le rappeler',
  noPlayback: 'Le direct est terminé, sans rediffusion',
  lines: 'Canaux',
  line: (n) => `Canal ${n}`,
  picture: (n) => `Ouvrir l’image ${n}`,
  audio: 'Son',
  giftsInApp: 'Offrir un cadeau dans l’application',
};
