import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Code d’invitation',
  why: 'Saisissez le code de votre ami pour indiquer qui vous a invité. Une fois par membre et par téléphone.',
  label: 'Code d’invitation',
  send: 'Valider',
  sending: 'Envoi…',
  needsCode: 'Saisissez le code',
  unknown: 'Ce code n’existe pas. Vérifiez-le.',
  own: 'C’est votre propre code',
  recorded: 'C’est noté',
  by: (name) => `Vous êtes invité par ${name}.`,
  memberKnown: 'Vous avez déjà saisi un code',
  memberKnownBy: (name) => `Vous avez déjà saisi un code. Vous êtes invité par ${name}.`,
  deviceKnown: 'Un code a déjà servi sur ce téléphone',
  ownCode: 'Mon code',
};
