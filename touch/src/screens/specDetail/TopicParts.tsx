import type { TopicPart } from '@touch/api/topics';
import { Rows } from '@touch/features/lists/Rows';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { SectionHead } from '@touch/ui/SectionHead';
import { Tabs } from '@touch/ui/Tabs';
import { useState } from 'react';
import style from './TopicParts.module.css';
import { useTexts } from './texts';

/** Rows of a part on the topic's page; all of them stand on the part's own. */
const SHOWN = 8;

const anchor = ({ columnId }: TopicPart): string => `part-${columnId}`;

/** A topic's parts one below the other, with tabs that lead to each. */
export function TopicParts({ parts }: { readonly parts: readonly TopicPart[] }) {
  const words = useWords();
  const texts = useTexts();
  const { basePath, siteLang } = useVisit();
  const [current, setCurrent] = useState(parts[0]?.columnId);
  // an address with another hash would be a step of the history of its own
  const go = (href: string) => {
    const part = parts.find((one) => `#${anchor(one)}` === href);
    if (!part) return;
    setCurrent(part.columnId);
    document.getElementById(anchor(part))?.scrollIntoView();
  };
  return (
    <>
      {parts.length > 1 ? (
        <div className={style.tabs}>
          <Tabs
            tabs={parts.map((part) => ({
              key: part.columnId,
              text: part.columnName,
              href: `#${anchor(part)}`,
              current: part.columnId === current,
            }))}
            label={texts.parts}
            lang={siteLang}
            choose={go}
          />
        </div>
      ) : null}
      {parts.map((part) => (
        <section key={part.columnId} id={anchor(part)} className={style.part}>
          <SectionHead
            text={part.columnName}
            more={
              part.hasMore || part.list.length > SHOWN
                ? {
                    text: words['home.more'],
                    label: texts.morePart(part.columnName),
                    href: `${basePath}/specMore/${part.columnId}.html`,
                  }
                : undefined
            }
          />
          <Rows rows={part.list.slice(0, SHOWN)} heading="h3" />
        </section>
      ))}
    </>
  );
}
