import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  phoneNeeded: 'Veuillez d’abord associer un numéro de téléphone.',
  ageNeeded: 'Indiquez d’abord votre année et votre mois de naissance.',
  guardianNeeded: 'Avant 14 ans, un parent ou tuteur doit d’abord donner son accord.',
  minorsMode: 'Indisponible en mode mineurs.',
  silenced: (until: string, reason: string) =>
    `Vous ne pouvez pas écrire jusqu’au ${until}. Motif : ${reason}`,
  suspended: (until: string, reason: string) => `Ce compte est suspendu jusqu’au ${until}. Motif : ${reason}`,
};
