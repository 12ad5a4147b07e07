import type { AnalyticsMessages } from './messages';

export const analyticsDe: AnalyticsMessages = {
  'analytics.consent': 'Die Redaktion darf zählen, was ich lese',
  'analytics.about':
    'Festgehalten werden nur Artikel, Zeit und eine zufällige Nummer dieses Geräts, nie Name, Telefon oder Konto. So wird die Zeitung besser. Sie können es jederzeit ausschalten.',
  'analytics.refused': 'Ihr Browser bittet darum, nicht gezählt zu werden. Daran halten wir uns.',
};
