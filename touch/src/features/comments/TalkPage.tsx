import type { Said } from '@touch/api/comments';
import type { ReactNode } from 'react';
import { Prompt } from './Prompt';
import style from './TalkPage.module.css';
import type { Thing } from './thing';

interface TalkPageProps {
  readonly thing: Thing;
  /** What the way to say something answers; `closed`: there is none. */
  readonly prompt: Said | 'all' | 'closed';
  readonly children: ReactNode;
}

/** A screen of comments: what they are about and the way back to it, they themselves, and the way to say something. */
export function TalkPage({ thing: { discussed, href }, prompt, children }: TalkPageProps) {
  return (
    <div className={style.page}>
      {discussed?.title ? (
        <p className={style.about}>
          {href ? (
            <a className={style.title} href={href}>
              {discussed.title}
            </a>
          ) : (
            <span className={style.title}>{discussed.title}</span>
          )}
        </p>
      ) : null}
      <div className={style.lists}>{children}</div>
      {prompt === 'closed' ? null : (
        <div className={style.bar}>
          <Prompt look="bar" {...(prompt === 'all' ? {} : { to: prompt })} />
        </div>
      )}
    </div>
  );
}
