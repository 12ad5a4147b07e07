import type { Article } from '@touch/api/articleContent';
import { countClick } from '@touch/api/events';
import { useVisit } from '@touch/outside/visit';
import { useEffect } from 'react';
import { takingOf } from './taking';

const counted = new Set<string>();

/** One reading an article and visit, from the browser only. */
export function useCountClick(article: Article): void {
  const { answers, flags, config } = useVisit();
  const { counting } = takingOf(article, flags, config.auditType);
  const { fileId } = article;
  useEffect(() => {
    if (!counting || counted.has(fileId)) return;
    counted.add(fileId);
    void countClick(answers, fileId);
  }, [answers, counting, fileId]);
}
