import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Über uns',
  version: (version) => `Version ${version}`,
  getApp: 'App herunterladen',
  invite: 'Freunde einladen',
};
