import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'གསར་འགོད་པའི་གནས་ཚུལ',
  pictures: 'པར་རིས',
  titleOf: (name) => `${name} ཡི་གནས་ཚུལ`,
};
