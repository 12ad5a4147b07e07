import type { PosterKind } from '@contract/codes';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { useState } from 'react';
import style from './ShareSheet.module.css';
import { useShareTexts } from './texts';

interface PosterProps {
  readonly kind: PosterKind;
  readonly id: string;
  readonly title: string;
}

/** The poster picture (wire n15): a long press saves it or reads its code. */
export function Poster({ kind, id, title }: PosterProps) {
  const words = useWords();
  const texts = useShareTexts();
  const { config, flags } = useVisit();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const query = new URLSearchParams({ objectType: String(kind), id, siteId: config.siteID });
  const src = `${config.xyApi.baseUrl}/poster?${query}${attempt > 0 ? `&again=${attempt}` : ''}`;
  const retry = () => {
    setState('loading');
    setAttempt((before) => before + 1);
  };
  return (
    <div className={style.poster}>
      {state === 'failed' ? (
        <div className={style.failed} role="alert">
          <p>{texts.posterFailed}</p>
          <button type="button" className={style.again} onClick={retry}>
            {words['state.retry']}
          </button>
        </div>
      ) : (
        <img
          key={attempt}
          className={style.picture}
          src={src}
          alt={texts.posterOf(title)}
          onLoad={() => setState('ready')}
          onError={() => setState('failed')}
        />
      )}
      <p className={style.hint} role="status">
        {state === 'loading' ? words['state.loading'] : state === 'ready' ? texts.posterHint : null}
      </p>
      {state === 'ready' && !flags.messenger ? (
        <a className={style.again} href={src} download="poster.png">
          {texts.save}
        </a>
      ) : null}
    </div>
  );
}
