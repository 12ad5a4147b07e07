import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'À propos',
  version: (version) => `Version ${version}`,
  getApp: 'Télécharger l’application',
  invite: 'Inviter des amis',
};
