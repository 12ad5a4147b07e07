import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  failed: 'WeChat authorisation failed',
  userFailed: 'WeChat could not provide your user details',
};
