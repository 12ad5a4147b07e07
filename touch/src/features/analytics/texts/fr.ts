import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  consent: 'Autoriser la rédaction à compter ce que je lis',
  about:
    'Seuls l’article, l’heure et un numéro aléatoire de cet appareil sont enregistrés, jamais votre nom, votre téléphone ni votre compte. Cela aide à améliorer le journal. Vous pouvez l’arrêter à tout moment.',
  refused: 'Votre navigateur demande à ne pas être compté : nous nous y tenons.',
};
