import { PicType } from '@contract/codes';
import { type ArticleRow, getArticlesQuery } from '@touch/api/articles';
import type { Column } from '@touch/api/columns';
import { cachedList } from '@touch/api/useQuery';
import type { QueryCache } from '@touch/outside/queryCache';
import type { Head } from '@touch/outside/screen';
import type { SiteConfig } from '@touch/outside/siteConfig';
import { LARGE_SIZES } from '@touch/ui/articleRow/ArticleRow';
import { preloadOf } from '@touch/ui/preloadOf';
import { BANNER_SIZES } from '../column/Carousel';

/** The picture a column shows first, where it is a large one: it comes with the page. */
export function firstPicture(cache: QueryCache, column: Column, config: SiteConfig): Head['preload'] {
  const list = cachedList(cache, getArticlesQuery(column.columnId));
  const banner = list?.extras?.carousel[0];
  const suffix = config.xyApi.imageSuffixPath;
  if (banner) return pictureOf(banner, suffix, BANNER_SIZES);
  const row = list?.pages[0]?.[0];
  return row?.picType === PicType.big ? pictureOf(row, suffix, LARGE_SIZES) : undefined;
}

const pictureOf = ({ pictures: [src] }: ArticleRow, suffix: string, sizes: string): Head['preload'] =>
  src ? preloadOf(src, suffix, sizes) : undefined;
