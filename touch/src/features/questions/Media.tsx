import { durationText } from '@touch/lib/duration';
import { sizedImage } from '@touch/lib/images';
import { safeUrl } from '@touch/lib/safeUrl';
import type { Messages } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import style from './Media.module.css';

/** Opens pictures full-screen; a feature of its own, injected by the screen. */
export type ShowPictures = (pictures: readonly string[], index: number, words: Messages) => Promise<unknown>;

/** A recording; `cover` is '' for sound. */
interface Clip {
  readonly url: string;
  readonly cover: string;
  readonly duration: number;
}

interface MediaProps {
  readonly images: readonly string[];
  readonly audios?: readonly Clip[] | undefined;
  readonly videos?: readonly Clip[] | undefined;
  readonly showPictures: ShowPictures;
  /** Names of the recordings, by number. */
  readonly texts: {
    readonly audio: (n: number) => string;
    readonly video: (n: number) => string;
  };
}

/** Width of a video's cover, device px. */
const COVER_PX = 1080;

/** Pictures, sound and video of a text that a reader or an office wrote; nothing of a recording loads before it is played (F17). */
export function Media({ images, audios = [], videos = [], showPictures, texts }: MediaProps) {
  const words = useWords();
  const { config, toast } = useVisit();
  const suffix = config.xyApi.imageSuffixPath;
  return (
    <>
      {images.length > 0 ? (
        <ul className={style.pictures}>
          {images.map((src, index) => (
            <li key={src}>
              <button
                type="button"
                className={style.picture}
                aria-label={`${words['gallery.open']} ${index + 1}`}
                onClick={() =>
                  void showPictures(images, index, words).catch(() => toast(words['state.networkError']))
                }
              >
                <Picture src={src} suffix={suffix} ratio="1:1" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {audios.map(({ url, duration }, index) => (
        <p key={url} className={style.audio}>
          <span>{[texts.audio(index + 1), durationText(duration)].filter(Boolean).join('\u2002')}</span>
          {/* biome-ignore lint/a11y/useMediaCaption: the wire carries no captions */}
          <audio src={safeUrl(url)} controls preload="none" aria-label={texts.audio(index + 1)} />
        </p>
      ))}
      {videos.map(({ url, cover }, index) => {
        const poster = safeUrl(cover);
        return (
          // biome-ignore lint/a11y/useMediaCaption: the wire carries no captions
          <video
            key={url}
            className={style.video}
            src={safeUrl(url)}
            poster={poster ? sizedImage(poster, suffix, COVER_PX) : undefined}
            controls
            playsInline
            preload="none"
            aria-label={texts.video(index + 1)}
          />
        );
      })}
    </>
  );
}
