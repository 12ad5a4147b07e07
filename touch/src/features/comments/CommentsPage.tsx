import type { BaseComment } from '@touch/api/comments';
import { useVisit } from '@touch/outside/visit';
import type { ReactNode } from 'react';
import style from './CommentsPage.module.css';
import { FirstOfThread } from './FirstOfThread';
import type { SubjectState } from './useCommentSubject';
import { usePrompts } from './usePrompts';

interface CommentsPageProps {
  readonly thing: SubjectState;
  /** The comment that all others here answer; undefined on a screen of all comments. */
  readonly first?: BaseComment | undefined;
  /** Of the first one all is known. */
  readonly isWhole?: boolean;
  readonly mayWrite: boolean;
  readonly children: ReactNode;
}

/** A screen of comments: what they are about and the way back to it, the way to say something, they themselves. */
export function CommentsPage({ thing, first, isWhole = false, mayWrite, children }: CommentsPageProps) {
  const { subject, href } = thing;
  const { siteLang } = useVisit();
  const lang = subject?.language || siteLang;
  const prompts = usePrompts(first, mayWrite);
  return (
    <div className={style.page}>
      {subject?.title ? (
        <p className={style.about}>
          {href ? (
            <a className={style.title} href={href} lang={lang}>
              {subject.title}
            </a>
          ) : (
            <span className={style.title} lang={lang}>
              {subject.title}
            </span>
          )}
        </p>
      ) : null}
      <div className={style.lists}>
        {first ? <FirstOfThread comment={first} isWhole={isWhole} /> : null}
        {prompts.above}
        {children}
      </div>
      {prompts.below}
    </div>
  );
}
