import { useMember } from '@touch/api/member';
import type { Study, StudyPart } from '@touch/api/studies';
import { durationText } from '@touch/lib/duration';
import { safeUrl } from '@touch/lib/safeUrl';
import { plainTitle } from '@touch/lib/text';
import { useVisit } from '@touch/outside/visit';
import { useState } from 'react';
import style from './onlineStudy.module.css';
import { PartPlayer } from './PartPlayer';
import { shareDone } from './progress';
import { useTexts } from './texts';
import { useProgress } from './useProgress';

const isPlayed = ({ type }: StudyPart): boolean => type === 'video' || type === 'audio';

/** A course: the part that plays, and all parts with the reader's progress. */
export function Course({ study }: { readonly study: Study }) {
  const texts = useTexts();
  const { siteLang } = useVisit();
  const member = useMember();
  const { progress, keep } = useProgress(study);
  const [chosen, setChosen] = useState<string>();
  const { parts } = study;
  const isDone = (part: StudyPart) => shareDone(part, progress[part.id]) === 1;
  const next = parts.find((part) => isPlayed(part) && !isDone(part)) ?? parts.find(isPlayed);
  const current = parts.find(({ id }) => id === chosen);
  const playing = current ?? next;
  const count = parts.filter(isDone).length;
  return (
    <article className={style.page}>
      {playing ? (
        <PartPlayer
          key={playing.id}
          part={playing}
          from={progress[playing.id] ?? 0}
          starts={current !== undefined}
          keep={(seconds) => keep(playing.id, seconds)}
        />
      ) : null}
      <div className={style.about}>
        <h1 className={style.title} lang={siteLang}>
          {plainTitle(study.title)}
        </h1>
        <p className={style.count}>
          {texts.done(count, parts.length)}
          {member ? null : <span>{texts.thisDevice}</span>}
        </p>
        <progress
          className={style.whole}
          max={Math.max(1, parts.length)}
          value={parts.reduce((sum, part) => sum + shareDone(part, progress[part.id]), 0)}
          aria-label={texts.progress}
        />
        <ol className={style.parts}>
          {parts.map((part, index) => (
            <PartRow
              key={part.id}
              {...{ part, number: index + 1 }}
              share={shareDone(part, progress[part.id])}
              isCurrent={part.id === playing?.id}
              choose={() => setChosen(part.id)}
              read={() => keep(part.id, 1)}
            />
          ))}
        </ol>
      </div>
    </article>
  );
}

interface PartRowProps {
  readonly part: StudyPart;
  readonly number: number;
  readonly share: number;
  readonly isCurrent: boolean;
  readonly choose: () => void;
  readonly read: () => void;
}

/** A part: one to play is a button, a text is a link. */
function PartRow({ part, number, share, isCurrent, choose, read }: PartRowProps) {
  const texts = useTexts();
  const { siteLang } = useVisit();
  const percent = Math.round(share * 100);
  const state = share === 1 ? texts.partDone : share > 0 ? texts.partShare(percent) : '';
  const inside = (
    <>
      <span className={style.number}>{number}</span>
      <span className={style.name}>
        <b lang={siteLang}>{plainTitle(part.title)}</b>
        <span className={style.line}>
          {[isPlayed(part) ? durationText(part.duration) : texts.text, state].filter(Boolean).join(' · ')}
        </span>
        {share > 0 && share < 1 ? (
          <span className={style.bar} aria-hidden="true">
            <span style={{ width: `${percent}%` }} />
          </span>
        ) : null}
      </span>
    </>
  );
  const look = isCurrent ? style.current : style.part;
  return (
    <li>
      {isPlayed(part) ? (
        <button type="button" className={look} aria-current={isCurrent ? 'true' : undefined} onClick={choose}>
          {inside}
        </button>
      ) : (
        <a className={look} href={safeUrl(part.url)} onClick={read}>
          {inside}
        </a>
      )}
    </li>
  );
}
