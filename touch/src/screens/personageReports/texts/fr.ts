import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Reportages',
  about: (name) => `Reportages sur ${name}`,
  by: (name) => `Articles de ${name}`,
  profile: 'Portrait',
};
