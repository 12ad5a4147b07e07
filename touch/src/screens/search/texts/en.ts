import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Search',
  placeholder: 'Search news, videos, specials, channels',
  submit: 'Search',
  clear: 'Clear',
  hot: 'Popular searches',
  history: 'Recent searches',
  clearHistory: 'Clear recent searches',
  removeWord: (word) => `Remove “${word}” from recent searches`,
  suggestions: 'Suggestions',
  news: 'News',
  video: 'Videos',
  topic: 'Specials',
  account: 'Channels',
  in: 'Search in',
  inTitle: 'Title',
  inContent: 'Text',
  inAuthor: 'Author',
  nothing: (word) => `Nothing found for “${word}”`,
  tryOther: 'Try another word or another category',
  results: (figure, n) => `${figure} ${n === 1 ? 'result' : 'results'}`,
};
