import type { ArticleVideo } from '@touch/api/articleContent';
import { durationText } from '@touch/lib/duration';
import { sizedImage } from '@touch/lib/images';
import { safeUrl } from '@touch/lib/safeUrl';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { useEffect, useRef, useState } from 'react';
import style from './VideoPlayer.module.css';

interface VideoPlayerProps {
  readonly video: ArticleVideo;
  readonly title: string;
}

/** Poster first, no byte of the video before the tap; without JavaScript the browser's own player (F6). */
export function VideoPlayer({ video, title }: VideoPlayerProps) {
  const words = useWords();
  const { config } = useVisit();
  const player = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'plain' | 'poster' | 'playing' | 'failed'>('plain');
  useEffect(() => setState('poster'), []);
  const url = safeUrl(video.videoUrl);
  const cover = safeUrl(video.imageUrl);
  const upright = video.height > video.width;
  const ratio = video.width > 0 && video.height > 0 ? `${video.width} / ${video.height}` : '16 / 9';
  if (!url || state === 'failed') {
    return (
      <div className={style.failed} role="alert">
        <p>{words['article.videoFailed']}</p>
        {url ? (
          <a className={style.original} href={url} rel="noopener">
            {words['link.open']}
          </a>
        ) : null}
      </div>
    );
  }
  const play = () => {
    setState('playing');
    // the button goes: the focus stays with what it started
    player.current?.focus({ preventScroll: true });
    // a browser that refuses shows its own controls, and the reader taps again
    void player.current?.play().catch(() => undefined);
  };
  const length = durationText(video.duration);
  return (
    <div className={upright ? style.upright : style.frame} style={{ aspectRatio: ratio }}>
      {/* biome-ignore lint/a11y/useMediaCaption: the wire carries no captions */}
      <video
        ref={player}
        tabIndex={state === 'poster' ? -1 : 0}
        className={state === 'playing' ? style.video : style.poster}
        src={url}
        poster={cover ? sizedImage(cover, config.xyApi.imageSuffixPath, 1080) : undefined}
        preload="none"
        controls={state !== 'poster'}
        playsInline
        webkit-playsinline=""
        x5-playsinline=""
        aria-label={title}
        onError={() => setState('failed')}
      />
      {state === 'poster' ? (
        <button type="button" className={style.play} onClick={play}>
          <span className="visually-hidden">{words['article.playVideo']}</span>
          <span className={style.mark}>
            <Icon name="play" size={32} filled />
          </span>
          {length ? <span className={style.length}>{length}</span> : null}
        </button>
      ) : null}
    </div>
  );
}
