import type { Article } from '@touch/api/articleContent';
import { countClick } from '@touch/api/events';
import { painted } from '@touch/outside/painted';
import { readStored, writeStored } from '@touch/outside/storage';
import { useVisit } from '@touch/outside/visit';
import { useEffect } from 'react';
import { articleActionsOf } from './articleActions';

const COUNTED = 'countedArticles';

/** True once a visit, over reloads too. */
export function firstReading(id: string): boolean {
  const counted = (readStored('session', COUNTED) ?? '').split(',');
  if (counted.includes(id)) return false;
  writeStored('session', COUNTED, [...counted, id].join(','));
  return true;
}

/** One reading an article and visit, from the browser only; the article is painted first (decision 095). */
export function useCountClick(article: Article): void {
  const { sendAndForget, flags, config } = useVisit();
  const { countsReads } = articleActionsOf(article, flags, config.auditType);
  const { fileId } = article;
  useEffect(() => {
    if (countsReads) void painted().then(() => firstReading(fileId) && countClick(sendAndForget, fileId));
  }, [sendAndForget, countsReads, fileId]);
}
