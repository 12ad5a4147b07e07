import type { Said } from '@touch/api/comments';
import { useVisit } from '@touch/outside/visit';
import type { ReactNode } from 'react';
import { FirstOfThread } from './FirstOfThread';
import style from './TalkPage.module.css';
import type { Thing } from './thing';
import { usePrompts } from './usePrompts';

interface TalkPageProps {
  readonly thing: Thing;
  /** The comment that all others here answer; undefined on a screen of all comments. */
  readonly first?: Said | undefined;
  /** Of the first one all is known. */
  readonly isWhole?: boolean;
  readonly mayWrite: boolean;
  readonly children: ReactNode;
}

/** A screen of comments: what they are about and the way back to it, the way to say something, they themselves. */
export function TalkPage({ thing, first, isWhole = false, mayWrite, children }: TalkPageProps) {
  const { discussed, href } = thing;
  const { siteLang } = useVisit();
  const lang = discussed?.language || siteLang;
  const prompts = usePrompts(first, mayWrite);
  return (
    <div className={style.page}>
      {discussed?.title ? (
        <p className={style.about}>
          {href ? (
            <a className={style.title} href={href} lang={lang}>
              {discussed.title}
            </a>
          ) : (
            <span className={style.title} lang={lang}>
              {discussed.title}
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
