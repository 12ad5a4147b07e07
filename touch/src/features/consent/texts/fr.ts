import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  confirm: 'Confirmez les conditions et la confidentialité',
  changed: 'Les conditions ou la confidentialité ont changé',
  why: 'Votre compte demande votre accord. Lire n’en demande pas.',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  agree: 'J’accepte',
  later: 'Plus tard',
  none: 'Aucun accord de votre part n’est enregistré.',
  since: (at, current) =>
    current
      ? `Le ${at}, vous avez accepté les textes actuels.`
      : `Le ${at}, vous avez accepté des textes antérieurs\u00a0; ils ont changé depuis.`,
  withdrawWhat:
    'Après le retrait, cet appareil ne compte plus vos lectures et votre compte est déconnecté partout\u00a0; la prochaine connexion redemande votre accord. Pour effacer vos données, fermez le compte.',
  withdraw: 'Retirer mon accord',
  withdrawSure: 'Retirer et me déconnecter',
  withdrawn: 'Votre accord est retiré',
};
