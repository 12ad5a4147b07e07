import { useMeTexts } from '@touch/features/me/texts';
import { cappedCount } from '@touch/lib/cappedCount';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef } from 'react';
import { type Section, sections } from './sections';
import style from './userDetail.module.css';

interface SectionBarProps {
  readonly shown: Section;
  /** Number of unread messages. */
  readonly unread: number;
  readonly choose: (section: Section) => void;
}

/** The row of buttons above a member's own content. */
export function SectionBar({ shown, unread, choose }: SectionBarProps) {
  const words = useMeTexts();
  const { config } = useVisit();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = bar.current?.querySelector(`[aria-pressed='true'][data-section='${shown}']`);
    // the page itself stays where it is
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out in a row in Safari 14
    <div ref={bar} role="group" aria-label={words.sections} className={style.sections}>
      {sections.map((one) => (
        <button
          key={one}
          type="button"
          data-section={one}
          className={style.section}
          aria-pressed={one === shown}
          onClick={() => choose(one)}
        >
          {words[`${one}`]}
          {one === 'messages' && unread > 0 ? (
            <>
              <span className={style.unread} aria-hidden="true">
                {cappedCount(unread, config.countCap)}
              </span>
              <span className="visually-hidden">{words.unread(unread)}</span>
            </>
          ) : null}
        </button>
      ))}
    </div>
  );
}
