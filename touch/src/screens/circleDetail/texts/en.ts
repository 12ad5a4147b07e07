import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Circle',
  all: 'All circles',
  noCircles: 'No circles yet',
  join: 'Join',
  joined: 'Joined',
  post: 'Post',
  newest: 'Newest',
  hottest: 'Most liked',
  sorted: 'Order',
  none: 'No posts yet',
  notices: 'Notices',
  members: (n) => (n === 1 ? '1 member' : `${n} members`),
  posts: (n) => (n === 1 ? '1 post' : `${n} posts`),
};
