import type { SavedAdvert } from '@platform/adverts/adverts.store';

/** One below every article that runs while tests do; a test names what matters to it. */
export const aSavedAdvert = (change: Partial<SavedAdvert> = {}): SavedAdvert => ({
  place: 'article',
  columnID: 0,
  articleID: 0,
  position: 0,
  type: 0,
  style: 0,
  title: '石桥手工面',
  picture: '/media/ab/noodles.jpg',
  width: 1200,
  height: 400,
  link: '/newsDetail/1/101.html',
  marked: true,
  startsAt: new Date('2031-03-01T00:00:00+08:00'),
  endsAt: new Date('2031-04-01T00:00:00+08:00'),
  ...change,
});
