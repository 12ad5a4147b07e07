/** Ids of the data that `seedNewsroom` creates. */
export const seeded = {
  columns: { news: 1, child: 2, topic: 3, topicPart: 4, empty: 5 },
  articles: {
    news: 101,
    pictures: 102,
    video: 103,
    topic: 104,
    link: 105,
    live: 106,
    h5: 107,
    draft: 108,
    tibetan: 109,
  },
  live: { coming: 1, running: 2 },
  modules: { articles: 1, activities: 2, accounts: 3, people: 4, topics: 5 },
  accounts: { open: 1, pending: 2, forbidden: 3 },
  accountCategory: { parent: 1, child: 2 },
  activity: 1,
  activityCategory: 1,
  reporter: 1,
  leader: 1001,
  leaderCategory: 1,
  subject: 1,
  questions: { answered: 1, popular: 2, refused: 3, toAccount: 4 },
  dynamics: { ofReporter: 1, ofAccount: 2, ofForbidden: 3 },
  shortVideos: { first: 1, second: 2, otherCategory: 3, withdrawn: 4, ofForbidden: 5 },
  shortVideoCategories: { river: 1, town: 2 },
  notice: 1,
  circle: 1,
  circleNotice: 5,
  /** Two in the circle, of which one waits for review, and a moment; all by `member`. */
  posts: { ofCircle: 1, moment: 2, pending: 3 },
  seekArticles: { open: 1, ended: 2, coming: 3 },
  /** Shown to readers who have its address. */
  tipoff: 123_456_789,
  /** Part 1 is a film of 90 seconds, part 2 a text. */
  study: 1,
  member: 1,
  /** On the video: one with an answer, which comes from an office. */
  comments: { first: 1, answer: 2 },
  tag: 1,
  /** In the points shop. */
  product: 1,
  /** Of the activity and in the topic's article, with the questions and options they have. */
  votes: {
    activity: { id: 101, theme: 1, option: 1 },
    article: { id: 102, theme: 2, option: 4 },
  },
  hotWord: '清水',
  storagePath: '图片存储;xy/203103/01/river.jpg',
} as const;

/** A day of March 2031. */
export const at = (day: number) => new Date(`2031-03-0${day}T09:00:00+08:00`);
