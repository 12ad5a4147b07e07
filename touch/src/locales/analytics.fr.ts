import type { AnalyticsMessages } from './messages';

export const analyticsFr: AnalyticsMessages = {
  'analytics.consent': 'Autoriser la rédaction à compter ce que je lis',
  'analytics.about':
    'Seuls l’article, l’heure et un numéro aléatoire de cet appareil sont enregistrés, jamais votre nom, votre téléphone ni votre compte. Cela aide à améliorer le journal. Vous pouvez l’arrêter à tout moment.',
  'analytics.refused': 'Votre navigateur demande à ne pas être compté : nous nous y tenons.',
};
