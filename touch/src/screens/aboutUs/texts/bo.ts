import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'ང་ཚོའི་སྐོར',
  version: (version) => `པར་གཞི་${version}`,
  getApp: 'APPཕབ་ལེན',
  invite: 'གྲོགས་པོ་གདན་ཞུ',
};
