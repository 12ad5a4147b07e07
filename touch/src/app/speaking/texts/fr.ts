import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  phoneNeeded: 'Veuillez d’abord associer un numéro de téléphone.',
  silenced: (until: string, reason: string) =>
    `Vous ne pouvez pas écrire jusqu’au ${until}. Motif : ${reason}`,
  suspended: (until: string, reason: string) => `Ce compte est suspendu jusqu’au ${until}. Motif : ${reason}`,
};
