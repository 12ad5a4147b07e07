import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'རྒྱུན་མངགས་ཨང',
  contents: 'རྒྱུན་མངགས་ཨང་གི་ནང་དོན',
  articles: 'རྩོམ་ཡིག',
  videos: 'བརྙན་ཟློས',
  questions: 'དྲི་བ',
  dynamics: 'གནས་ཚུལ',
  articleCount: (n, text = String(n)) => `རྩོམ་ཡིག་${text}`,
  channels: 'སྟེགས་བུ་གཞན',
  wechat: 'སྐད་འཕྲིན',
  weibo: 'ཝེ་པོ',
  people: 'མི་དམངས་ཨང',
  toutiao: 'ཐོའུ་ཐིའོ',
  douyin: 'ཏོའུ་ཡིན',
};
