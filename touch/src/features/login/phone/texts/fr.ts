import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Associer un téléphone',
  why: 'Veuillez vérifier un numéro de téléphone avant de commenter, de publier ou de poser une question. Votre texte est conservé.',
};
