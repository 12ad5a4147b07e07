import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'གནས་ཚུལ་བསྡུས་པ',
  about: (name) => `${name} སྐོར་གྱི་གནས་ཚུལ`,
  by: (name) => `${name} ཡིས་བྲིས་པའི་རྩོམ་ཡིག`,
  profile: 'མི་སྣའི་ཤོག་ངོས',
};
