import { countVideoEvent } from '@touch/api/shortVideos';
import { sizedImage } from '@touch/lib/images';
import { safeUrl } from '@touch/lib/safeUrl';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { useRef } from 'react';
import { mayPlayByItself } from './autoplay';
import { Captions } from './Captions';
import { isFirstPlay } from './counted';
import { SlideTap } from './SlideTap';
import style from './slide.module.css';
import type { SlideProps } from './slideProps';
import { useSlidePlayback } from './useSlidePlayback';

const POSTER_WIDTH = 750;

export const posterOf = (cover: string, suffix: string): string | undefined => {
  const url = safeUrl(cover);
  return url ? sizedImage(url, suffix, POSTER_WIDTH) : undefined;
};

interface SlideVideoProps extends SlideProps {
  readonly like: () => void;
}

/** Plays while it is the one on the screen. */
export function SlideVideo({ video, isActive, settings, parts, goOn, like }: SlideVideoProps) {
  const words = useWords();
  const visit = useVisit();
  const { config, flags } = visit;
  const url = safeUrl(video.videoUrl);
  const { state, player, ...playback } = useSlidePlayback({ url, isActive, playHls: parts.playHls });
  const progress = useRef<HTMLSpanElement>(null);
  const isServed = state === 'plain';

  const playing = () => {
    playback.onPlaying();
    if (flags.preview || flags.view || flags.cms || !isFirstPlay(video.id)) return;
    countVideoEvent(visit, video.id, 'play');
  };
  const moved = () => {
    const { currentTime = 0, duration = 0 } = player.current ?? {};
    if (progress.current && duration > 0) progress.current.style.scale = `${currentTime / duration} 1`;
  };
  return (
    <div className={video.height > video.width ? style.upright : style.flat}>
      {/* biome-ignore lint/a11y/useMediaCaption: Captions holds the track */}
      <video
        ref={player}
        className={style.video}
        src={url}
        poster={posterOf(video.cover, config.xyApi.imageSuffixPath)}
        preload={!isServed && mayPlayByItself() ? 'auto' : 'none'}
        controls={isServed}
        loop={settings?.autoNext !== true}
        hidden={state === 'failed' || !url}
        playsInline
        webkit-playsinline=""
        x5-playsinline=""
        aria-label={video.title}
        onPlaying={playing}
        onPause={playback.onPause}
        onError={playback.onError}
        onEnded={goOn}
        onTimeUpdate={moved}
      >
        {isActive ? <Captions id={video.id} /> : null}
      </video>
      {isServed ? null : state === 'failed' || !url ? (
        <Failed retry={url ? playback.toggle : undefined} />
      ) : (
        <SlideTap
          label={words[state === 'playing' ? 'article.pause' : 'article.playVideo']}
          isPaused={state === 'paused'}
          toggle={playback.toggle}
          like={like}
        />
      )}
      <span className={style.track} aria-hidden="true">
        <span ref={progress} className={style.progress} />
      </span>
    </div>
  );
}

function Failed({ retry }: { readonly retry: (() => void) | undefined }) {
  const words = useWords();
  return (
    <div className={style.failed} role="alert">
      <p>{words['article.videoFailed']}</p>
      {retry ? (
        <button type="button" className={style.again} onClick={retry}>
          {words['state.retry']}
        </button>
      ) : null}
    </div>
  );
}
