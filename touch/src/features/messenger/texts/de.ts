import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  failed: 'WeChat-Autorisierung fehlgeschlagen',
  userFailed: 'WeChat konnte Ihre Nutzerdaten nicht bereitstellen',
};
