import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import type { ReactNode } from 'react';
import style from './PersonPage.module.css';
import type { NamedPerson } from './personHead';

interface PersonPageProps {
  readonly person: NamedPerson;
  /** Portraits of reporters are round, official ones rectangular. */
  readonly portrait: 'round' | 'official';
  /** Figures below the post. */
  readonly counts?: readonly string[];
  /** Follow and share. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A person's portrait, name, post and introduction; their articles below, on wide windows beside them. */
export function PersonPage({ person, portrait, counts = [], actions, children }: PersonPageProps) {
  const { config, siteLang } = useVisit();
  const { name, url, duty, description } = person;
  return (
    <div className={style.page}>
      <div className={style.person}>
        <div className={style[portrait]}>
          <Picture src={url} suffix={config.xyApi.imageSuffixPath} ratio="1:1" portrait priority />
        </div>
        <div>
          <h1 className={style.name} lang={siteLang}>
            {name}
          </h1>
          {duty ? (
            <p className={style.duty} lang={siteLang}>
              {duty}
            </p>
          ) : null}
          {counts.length > 0 ? (
            <p className={style.counts}>
              {counts.map((count) => (
                <span key={count}>{count}</span>
              ))}
            </p>
          ) : null}
        </div>
        {description ? (
          <p className={style.description} lang={siteLang}>
            {description}
          </p>
        ) : null}
        {actions ? <div className={style.actions}>{actions}</div> : null}
      </div>
      <div className={style.content}>{children}</div>
    </div>
  );
}
