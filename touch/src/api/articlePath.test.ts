import { ArticleType } from '@contract/codes';
import { expect, test } from 'vitest';
import { articlePath } from './articlePath';

const at = (articleType: number, columnID = 12, linkID = 34) =>
  articlePath({ fileId: '345', articleType, columnID, linkID });

test.each([
  [at(ArticleType.news), '/newsDetail/12/345.html'],
  [at(ArticleType.imageSet), '/imageDetail/12/345.html'],
  [at(ArticleType.video), '/videoDetail/12/345.html'],
  [at(ArticleType.topic), '/specDetail/34/345.html'],
  [at(ArticleType.live), '/liveDetail/34/345.html'],
  [at(ArticleType.link), '/linkDetail/345.html'],
  [at(ArticleType.h5), '/linkDetail/345.html'],
  // unset integers of the wire, and kinds nobody knows yet
  [at(ArticleType.news, 0), '/newsDetail/345.html'],
  [at(ArticleType.live, 12, -1), '/liveDetail/345.html'],
  [at(99), '/newsDetail/12/345.html'],
])('[E5] an article leads to %s', (path, expected) => expect(path).toBe(expected));
