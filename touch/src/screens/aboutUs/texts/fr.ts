import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'À propos',
  version: (version) => `Version ${version}`,
  licence: (text) => `Licence\u00a0: ${text}`,
  getApp: 'Télécharger l’application',
  invite: 'Inviter des amis',
};
