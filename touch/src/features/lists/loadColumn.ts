import { ColumnStyle, PicType } from '@contract/codes';
import { getCatsQuery, getCatXysQuery } from '@touch/api/accounts';
import { activityListQuery } from '@touch/api/activities';
import { type ArticleRow, getArticlesQuery } from '@touch/api/articles';
import type { Column } from '@touch/api/columns';
import { questionListQuery } from '@touch/api/questions';
import { ask, askList, itemOf, listOf } from '@touch/api/useAnswers';
import type { Answers } from '@touch/outside/answers';
import type { Head } from '@touch/outside/screen';
import type { SiteConfig } from '@touch/outside/siteConfig';
import { LARGE_SIZES } from '@touch/ui/ArticleRow';
import { preloadOf } from '@touch/ui/Picture';
import { BANNER_SIZES } from './Carousel';

/** Asks for what `ColumnContent` shows first. */
export async function loadColumn(answers: Answers, column: Column): Promise<void> {
  switch (column.columnStyle) {
    case ColumnStyle.activities:
      return askList(answers, activityListQuery());
    case ColumnStyle.questions:
      return askList(answers, questionListQuery());
    case ColumnStyle.accounts: {
      await ask(answers, getCatsQuery());
      const first = itemOf(answers, getCatsQuery())?.[0];
      return first ? askList(answers, getCatXysQuery(first.catID)) : undefined;
    }
    default:
      return askList(answers, getArticlesQuery(column.columnId));
  }
}

/** The picture a column shows first, where it is a large one: it comes with the page. */
export function firstPicture(answers: Answers, column: Column, config: SiteConfig): Head['preload'] {
  const list = listOf(answers, getArticlesQuery(column.columnId));
  const banner = list?.around?.carousel[0];
  const suffix = config.xyApi.imageSuffixPath;
  if (banner) return pictureOf(banner, suffix, BANNER_SIZES);
  const row = list?.pages[0]?.[0];
  return row?.picType === PicType.big ? pictureOf(row, suffix, LARGE_SIZES) : undefined;
}

const pictureOf = ({ pictures: [src] }: ArticleRow, suffix: string, sizes: string): Head['preload'] =>
  src ? preloadOf(src, suffix, sizes) : undefined;
