import { useWords } from '@touch/locales/words';
import style from './shortVideos.module.css';
import { useTexts } from './texts';
import type { Feed } from './useFeed';

interface FeedEndProps {
  readonly state: Feed['state'];
  readonly retry: () => void;
  readonly toStart: () => void;
}

/** Below the last video: nothing follows, or the next ones did not come. */
export function FeedEnd({ state, retry, toStart }: FeedEndProps) {
  const words = useWords();
  const texts = useTexts();
  if (state === 'failed') {
    return (
      <div className={style.end} role="alert">
        <p>{words['state.networkError']}</p>
        <button type="button" className={style.again} onClick={retry}>
          {words['state.retry']}
        </button>
      </div>
    );
  }
  if (state !== 'ended') return null;
  return (
    <div className={style.end}>
      <p>{texts.end}</p>
      <button type="button" className={style.again} onClick={toStart}>
        {texts.fromStart}
      </button>
    </div>
  );
}
