import type { ArticleDraft } from '@platform/articles/documents/draft.types';

let count = 0;

/** Resets the counter: test files of one process share this module. */
export function noArticles(): void {
  count = 0;
}

/** Draft of a published news article of column 1. Each call gets a new key and is one minute older. */
export function anArticle(change: Partial<ArticleDraft> = {}): ArticleDraft {
  count += 1;
  return {
    key: `test-${count}`,
    columnID: 1,
    articleType: 0,
    aStatus: 1,
    title: `第${count}篇稿件`,
    content: `<p>正文第${count}段。</p>`,
    publishtime: new Date(Date.parse('2031-03-05T08:00:00+08:00') - count * 60_000),
    source: '澜川日报',
    ...change,
  };
}
