import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'གསར་འགོད་པའི་ཤོག་ངོས',
  contents: 'རྩོམ་ཡིག་དང་གནས་ཚུལ',
  articles: 'རྩོམ་ཡིག',
  dynamics: 'གནས་ཚུལ',
  articleCount: (_n, text) => `རྩོམ་ཡིག་${text}`,
};
