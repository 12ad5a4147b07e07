import { useWords } from '@touch/locales/words';
import style from './VideoPlayer.module.css';

interface PlayFailedProps {
  /** The video itself, for another player. */
  readonly url: string | undefined;
  readonly retry: () => void;
}

/** Stands over a video that does not play. */
export function PlayFailed({ url, retry }: PlayFailedProps) {
  const words = useWords();
  return (
    <div className={style.failed} role="alert">
      <p>{words['article.videoFailed']}</p>
      {url ? (
        <>
          <button type="button" className={style.again} onClick={retry}>
            {words['state.retry']}
          </button>
          <a className={style.original} href={url} rel="noopener">
            {words['link.open']}
          </a>
        </>
      ) : null}
    </div>
  );
}
