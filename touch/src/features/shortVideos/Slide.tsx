import {
  countVideoEvent,
  type ShortVideo,
  type ShortVideoSettings,
} from '@touch/api/shortVideos/shortVideos';
import { sizedImage } from '@touch/lib/rows/images';
import { safeUrl } from '@touch/lib/rows/safeUrl';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { type MouseEvent, useRef, useState } from 'react';
import { mayPlayByItself } from './autoplay';
import { Captions } from './Captions';
import { isFirstPlay } from './counted';
import type { FeedParts } from './feedParts';
import { SlideActions } from './SlideActions';
import { SlideCaption } from './SlideCaption';
import style from './slide.module.css';
import { useTexts } from './texts';
import { useSlidePlayback } from './useSlidePlayback';
import { useVideoLike } from './useVideoLike';

/** Two taps within this time are one double tap, ms. */
const DOUBLE_TAP_MS = 300;
const POSTER_WIDTH = 750;

export interface SlideProps {
  readonly video: ShortVideo;
  readonly index: number;
  /** It is the one on the screen. */
  readonly isActive: boolean;
  /** It is on the screen or beside it: its video element stands, and the next one loads ahead. */
  readonly isNear: boolean;
  readonly settings: ShortVideoSettings | undefined;
  readonly parts: FeedParts;
  /** To the next video. */
  readonly goOn: () => void;
}

/** One video with its caption and actions. */
export function Slide(props: SlideProps) {
  const { video, index, isActive, isNear, settings } = props;
  const texts = useTexts();
  const like = useVideoLike(video);
  return (
    <article
      className={style.slide}
      data-place={index}
      aria-posinset={index + 1}
      aria-setsize={-1}
      aria-label={texts.place(index + 1, video.title)}
      // the keyboard reaches the slide on the screen alone
      inert={!isActive}
    >
      {isNear ? <SlideVideo {...props} like={like.like} /> : <Poster video={video} />}
      <SlideCaption video={video} />
      <SlideActions video={video} like={like} settings={settings} parts={props.parts} />
    </article>
  );
}

const posterOf = (cover: string, suffix: string): string | undefined => {
  const url = safeUrl(cover);
  return url ? sizedImage(url, suffix, POSTER_WIDTH) : undefined;
};

function Poster({ video }: Pick<SlideProps, 'video'>) {
  const { xyApi } = useVisit().config;
  return (
    <img className={style.video} src={posterOf(video.cover, xyApi.imageSuffixPath)} alt="" loading="lazy" />
  );
}

interface SlideVideoProps extends SlideProps {
  readonly like: () => void;
}

function SlideVideo({ video, isActive, settings, parts, goOn, like }: SlideVideoProps) {
  const words = useWords();
  const visit = useVisit();
  const { config, flags } = visit;
  const url = safeUrl(video.videoUrl);
  const { state, player, ...playback } = useSlidePlayback({ url, isActive, playHls: parts.playHls });
  const progress = useRef<HTMLSpanElement>(null);
  const [heart, setHeart] = useState<{ x: number; y: number; at: number }>();
  const lastTap = useRef(-DOUBLE_TAP_MS);
  const isServed = state === 'plain';

  const tapped = ({ timeStamp, nativeEvent }: MouseEvent) => {
    playback.toggle();
    const isDouble = timeStamp - lastTap.current < DOUBLE_TAP_MS;
    lastTap.current = isDouble ? -DOUBLE_TAP_MS : timeStamp;
    if (!isDouble) return;
    setHeart({ x: nativeEvent.offsetX, y: nativeEvent.offsetY, at: timeStamp });
    like();
  };
  const playing = () => {
    playback.onPlaying();
    if (flags.preview || flags.view || flags.cms || !isFirstPlay(video.id)) return;
    countVideoEvent(visit, video.id, 'play');
  };
  const moved = () => {
    const { currentTime = 0, duration = 0 } = player.current ?? {};
    if (progress.current && duration > 0) progress.current.style.scale = `${currentTime / duration} 1`;
  };
  const loadsAhead = !isServed && mayPlayByItself();
  return (
    <div className={video.height > video.width ? style.upright : style.flat}>
      {/* biome-ignore lint/a11y/useMediaCaption: Captions holds the track */}
      <video
        ref={player}
        className={style.video}
        src={url}
        poster={posterOf(video.cover, config.xyApi.imageSuffixPath)}
        preload={loadsAhead ? 'auto' : 'none'}
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
        <div className={style.failed} role="alert">
          <p>{words['article.videoFailed']}</p>
          {url ? (
            <button type="button" className={style.again} onClick={playback.toggle}>
              {words['state.retry']}
            </button>
          ) : null}
        </div>
      ) : (
        <button
          type="button"
          className={style.tap}
          aria-label={words[state === 'playing' ? 'article.pause' : 'article.playVideo']}
          onClick={tapped}
        >
          {state === 'paused' ? (
            <span className={style.mark}>
              <Icon name="play" size={36} filled />
            </span>
          ) : null}
          {heart ? (
            <span key={heart.at} className={style.heart} style={{ left: heart.x, top: heart.y }}>
              <Icon name="like" size={72} filled />
            </span>
          ) : null}
        </button>
      )}
      <span className={style.track} aria-hidden="true">
        <span ref={progress} className={style.progress} />
      </span>
    </div>
  );
}
