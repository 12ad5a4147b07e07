import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  failed: 'L’autorisation WeChat a échoué',
  userFailed: 'WeChat n’a pas pu fournir vos informations',
};
