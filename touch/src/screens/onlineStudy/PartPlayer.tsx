import type { StudyPart } from '@touch/api/studies';
import { safeUrl } from '@touch/lib/safeUrl';
import { plainTitle } from '@touch/lib/text';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef, useState } from 'react';
import style from './onlineStudy.module.css';
import { shareDone } from './progress';
import { useTexts } from './texts';

/** Seconds between two stored positions while it plays. */
const STEP_SECONDS = 10;

interface PartPlayerProps {
  readonly part: StudyPart;
  /** Seconds watched so far. */
  readonly from: number;
  /** Plays at once: the reader has tapped the part. */
  readonly starts: boolean;
  readonly keep: (seconds: number) => void;
}

/** Plays a part from where the reader left it; a part that was watched starts again. Nothing loads before it is played. */
export function PartPlayer({ part, from, starts, keep }: PartPlayerProps) {
  const texts = useTexts();
  const { siteLang } = useVisit();
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const latest = useRef({ keep, from });
  latest.current = { keep, from };
  const keptAt = useRef(0);
  const [hasFailed, setFailed] = useState(false);
  const keepNow = () => {
    const seconds = player.current?.currentTime ?? 0;
    keptAt.current = seconds;
    if (seconds >= 1) latest.current.keep(seconds);
  };
  useEffect(() => {
    const leaving = () => {
      const seconds = player.current?.currentTime ?? 0;
      if (seconds >= 1) latest.current.keep(seconds);
    };
    window.addEventListener('pagehide', leaving);
    return () => window.removeEventListener('pagehide', leaving);
  }, []);
  useEffect(() => {
    // A browser that refuses shows its own play button.
    if (starts) player.current?.play().catch(() => undefined);
  }, [starts]);
  const media = {
    ref: player,
    src: safeUrl(part.url),
    controls: true,
    preload: 'none',
    'aria-label': plainTitle(part.title),
    onLoadedMetadata: () => {
      const element = player.current;
      const { from } = latest.current;
      if (element && element.currentTime === 0 && shareDone(part, from) < 1) element.currentTime = from;
      keptAt.current = element?.currentTime ?? 0;
    },
    onTimeUpdate: () => {
      if (Math.abs((player.current?.currentTime ?? 0) - keptAt.current) >= STEP_SECONDS) keepNow();
    },
    onPause: keepNow,
    onEnded: keepNow,
    onError: () => setFailed(true),
  };
  return (
    <div className={style.stage}>
      {part.type === 'audio' ? (
        <audio {...media} className={style.audio} />
      ) : (
        <video {...media} className={style.video} poster={safeUrl(part.cover) || undefined} playsInline />
      )}
      <p className={style.playing}>
        <span lang={siteLang}>{plainTitle(part.title)}</span>
        {hasFailed ? <span role="alert">{texts.failed}</span> : null}
      </p>
    </div>
  );
}
