import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Votre invitation',
  heading: (name) => `Un ami vous invite à lire ${name}`,
  code: 'Le code de votre ami',
  wrong: 'Ce code n’est pas bon. Redemandez-le à votre ami. L’application reste disponible.',
  how: 'Utiliser le code',
  first: 'Installez l’application et ouvrez-la',
  second: 'Connectez-vous avec votre numéro de téléphone',
  third: 'Saisissez ce numéro à la page «\u202fCode d’invitation\u202f»',
  enter: 'Le saisir ici',
  share: (name) => `${name} : l’actualité du jour, le jour même.`,
};
