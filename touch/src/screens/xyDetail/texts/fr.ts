import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Chaîne',
  contents: 'Contenus de la chaîne',
  articles: 'Articles',
  videos: 'Vidéos',
  questions: 'Questions',
  dynamics: 'Carnet',
  articleCount: (n, text = String(n)) => (n > 1 ? `${text}\u00a0articles` : `${text}\u00a0article`),
  channels: 'Ailleurs',
  wechat: 'WeChat',
  weibo: 'Weibo',
  people: 'Le Quotidien du Peuple',
  toutiao: 'Toutiao',
  douyin: 'Douyin',
};
