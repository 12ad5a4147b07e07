import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Channel',
  contents: 'Contents of the channel',
  articles: 'Articles',
  videos: 'Videos',
  questions: 'Questions',
  dynamics: 'Updates',
  articleCount: (n, text = String(n)) => (n === 1 ? `${text} article` : `${text} articles`),
  channels: 'Elsewhere',
  wechat: 'WeChat',
  weibo: 'Weibo',
  people: 'People’s Daily',
  toutiao: 'Toutiao',
  douyin: 'Douyin',
};
