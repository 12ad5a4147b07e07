import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'About us',
  version: (version) => `Version ${version}`,
  getApp: 'Get the app',
  invite: 'Invite friends',
};
