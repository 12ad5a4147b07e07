import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Get the app',
  heading: (name) => `${name} in an app`,
  why: 'News alerts, reading offline, signing up and voting are easier in the app.',
};
