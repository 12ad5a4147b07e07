import type { ArticleRow } from '@touch/api/articles';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import type { RowLook } from '@touch/ui/articleRow/rowLook';
import { type RowFields, rowLook, siteRowFields } from './rowLook';

/** Makes row views for this page; the time is taken once, so that all rows of a list agree. */
export function useRowLook(shows?: RowFields): (row: ArticleRow) => RowLook {
  const words = useWords();
  const { config, origin, basePath, now, siteLang } = useVisit();
  const setting = {
    config,
    origin,
    basePath,
    words,
    now: now(),
    fields: shows ?? siteRowFields(config),
    siteLang,
  };
  return (row) => rowLook(row, setting);
}
