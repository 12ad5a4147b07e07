import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Kanal',
  contents: 'Inhalte des Kanals',
  articles: 'Artikel',
  videos: 'Videos',
  questions: 'Fragen',
  dynamics: 'Notizen',
  articleCount: (n, text = String(n)) => `${text} Artikel`,
  channels: 'Auch hier',
  wechat: 'WeChat',
  weibo: 'Weibo',
  people: 'Volkszeitung',
  toutiao: 'Toutiao',
  douyin: 'Douyin',
};
