import type { QaQuestion } from '@touch/api/questions';
import type { QueryResult } from '@touch/api/useQuery';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { QueryState } from '@touch/ui/QueryState';
import type { ReactNode } from 'react';

interface LoadedQuestionProps {
  readonly result: QueryResult<QaQuestion>;
  readonly children: (question: QaQuestion) => ReactNode;
}

/** A question in all states of its query (B8). */
export function LoadedQuestion({ result, children }: LoadedQuestionProps) {
  return (
    <QueryState result={result} heading empty={<NoQuestion />}>
      {children}
    </QueryState>
  );
}

/** The empty state of a question's address (E7). */
export function NoQuestion() {
  const words = useWords();
  const { basePath } = useVisit();
  return (
    <Notice
      kind="empty"
      heading
      text={words['state.empty']}
      link={{ text: words['state.toHome'], href: `${basePath}/home.html` }}
    />
  );
}
