import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  none: 'Aucun signalement',
  received: 'Reçu, en cours d’examen',
  upheld: 'Retenu',
  dismissed: 'Écarté',
  untitled: 'Photo de profil',
  why: (reason: string) => `Motif : ${reason}`,
};
