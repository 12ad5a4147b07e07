import type { AnalyticsMessages } from './messages';

export const analyticsEn: AnalyticsMessages = {
  'analytics.consent': 'Let the newsroom count what I read',
  'analytics.about':
    'Only the article, the time and a random number of this device are recorded, never your name, phone or account. It helps to make a better paper. You can turn it off at any time.',
  'analytics.refused': 'Your browser asks not to be counted, and we comply.',
};
