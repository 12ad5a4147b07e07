import { ModuleType } from '@contract/codes';
import type { ArticleRow } from '@touch/api/articles';
import type { HomeModule } from '@touch/api/moduleView';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { SectionHead } from '@touch/ui/SectionHead';
import { PeopleStrip } from '../PeopleStrip';
import { Rows } from '../Rows';
import { useRowLook } from '../useRowLook';
import style from './ModuleBlock.module.css';

/** A home module between the rows of a list (wire S7, E4). */
export function ModuleBlock({ module }: { readonly module: HomeModule }) {
  const words = useWords();
  const { basePath } = useVisit();
  const { name } = module;
  const href =
    module.target > 0
      ? `${basePath}/columnDetail/${module.target}.html`
      : `${basePath}/moreModules.html?id=${module.moduleID}`;
  const more =
    module.showMore || module.target > 0
      ? { text: words['home.more'], label: words['home.moreOf'](name), href }
      : undefined;
  return (
    <section className={style.module}>
      {name ? <SectionHead text={name} more={more} /> : null}
      <Content module={module} />
    </section>
  );
}

function Content({ module: { type, content } }: { readonly module: HomeModule }) {
  switch (content.kind) {
    case 'people':
      return <PeopleStrip people={content.rows} />;
    case 'topics':
      return (
        <div className={style.topics}>
          {content.rows.map(({ topic, related }) => (
            <div key={topic.fileId}>
              <Rows rows={[topic]} heading="h3" cards />
              <Lines rows={related} look="below" />
            </div>
          ))}
        </div>
      );
    case 'articles':
      if (type === ModuleType.headlines) return <Lines rows={content.rows} look="headlines" />;
      if (type === ModuleType.notices) return <Lines rows={content.rows} look="notices" />;
      return <Rows rows={content.rows} heading="h3" cards />;
  }
}

/** Titles alone, line by line. */
function Lines({ rows, look }: { rows: readonly ArticleRow[]; look: 'headlines' | 'notices' | 'below' }) {
  const lookOf = useRowLook();
  return (
    <ul className={style[look]}>
      {rows.map((row) => {
        const { href, lang, title } = lookOf(row);
        return (
          <li key={row.fileId}>
            <a href={href} lang={lang} className={style.line}>
              {title}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
