import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  aboutUs: 'ང་ཚོའི་སྐོར',
  rights: (name) => `© ${name} པར་དབང་བདག་ཡོད`,
};
