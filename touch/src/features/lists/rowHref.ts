import { ArticleType } from '@contract/codes';
import type { ArticleRow } from '@touch/api/articles';

const screens: Readonly<Record<number, string>> = {
  [ArticleType.imageSet]: 'imageDetail',
  [ArticleType.video]: 'videoDetail',
  [ArticleType.topic]: 'specDetail',
  [ArticleType.live]: 'liveDetail',
  [ArticleType.link]: 'linkDetail',
  [ArticleType.h5]: 'linkDetail',
};

type Leading = Pick<ArticleRow, 'articleType' | 'fileId' | 'columnID' | 'linkID'>;

/** Where a row leads: its type's screen (E5). What stands before the id follows from A2. */
export function rowHref(row: Leading, basePath: string): string {
  const screen = screens[row.articleType] ?? 'newsDetail';
  const before =
    screen === 'linkDetail'
      ? 0
      : row.articleType === ArticleType.topic || row.articleType === ArticleType.live
        ? row.linkID
        : row.columnID;
  return `${basePath}/${screen}/${before > 0 ? `${before}/` : ''}${encodeURIComponent(row.fileId)}.html`;
}
