import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  optional: 'Facultatif',
  missing: (label) => `À remplir : ${label}`,
  missingChoice: (label) => `À choisir : ${label}`,
  missingPicture: (label) => `À ajouter : ${label}`,
  tooLong: 'C’est trop long',
  phone: 'Indiquez un numéro de mobile à 11 chiffres',
  number: 'Indiquez un nombre',
  date: 'Choisissez une date',
  option: 'Choisissez parmi les réponses proposées',
  pictureGoing: 'Une image est en cours d’envoi',
  pictureFailed: 'Une image n’a pas été envoyée : réessayez ou retirez-la',
  region: 'Choisissez jusqu’au dernier niveau',
  province: 'Province',
  city: 'Ville',
  county: 'District',
  choose: 'Choisir',
};
