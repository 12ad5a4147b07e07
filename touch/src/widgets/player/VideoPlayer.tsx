import type { ArticleVideo } from '@touch/api/articleContent';
import { durationText } from '@touch/lib/duration';
import { sizedImage } from '@touch/lib/images';
import { safeUrl } from '@touch/lib/safeUrl';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { PlayFailed } from './PlayFailed';
import { usePlayback } from './usePlayback';
import style from './VideoPlayer.module.css';

interface VideoPlayerProps {
  readonly video: Omit<ArticleVideo, 'captions'> & Partial<Pick<ArticleVideo, 'captions'>>;
  readonly title: string;
}

/** Poster first, no byte of the video before the tap; without JavaScript the browser's own player (F6). */
export function VideoPlayer({ video, title }: VideoPlayerProps) {
  const words = useWords();
  const { config } = useVisit();
  const url = safeUrl(video.videoUrl);
  const { player, state, play, broke } = usePlayback(url);
  const cover = safeUrl(video.imageUrl);
  const captions = safeUrl(video.captions ?? '');
  const upright = video.height > video.width;
  const ratio = video.width > 0 && video.height > 0 ? `${video.width} / ${video.height}` : '16 / 9';
  const length = durationText(video.duration);
  return (
    <div className={upright ? style.upright : style.frame} style={{ aspectRatio: ratio }}>
      {/* biome-ignore lint/a11y/useMediaCaption: many videos have none */}
      <video
        ref={player}
        tabIndex={state === 'poster' ? -1 : 0}
        className={state === 'playing' ? style.video : style.poster}
        src={url}
        poster={cover ? sizedImage(cover, config.xyApi.imageSuffixPath, 1080) : undefined}
        preload="none"
        controls={state === 'plain' || state === 'playing'}
        hidden={state === 'failed' || !url}
        playsInline
        webkit-playsinline=""
        x5-playsinline=""
        aria-label={title}
        onError={broke}
      >
        {captions ? <track kind="captions" src={captions} default /> : null}
      </video>
      {state === 'failed' || !url ? <PlayFailed url={url} retry={play} /> : null}
      {state === 'poster' && url ? (
        <button type="button" className={style.play} onClick={play}>
          <span className="visually-hidden">{words['article.playVideo']}</span>
          <span className={style.icon}>
            <Icon name="play" size={32} filled />
          </span>
          {length ? <span className={style.length}>{length}</span> : null}
        </button>
      ) : null}
    </div>
  );
}
