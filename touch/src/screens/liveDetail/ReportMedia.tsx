import type { LiveReport } from '@touch/api/lives';
import { safeUrl } from '@touch/lib/safeUrl';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import { VideoPlayer } from '@touch/widgets/player/VideoPlayer';
import type { MouseEvent } from 'react';
import style from './ReportMedia.module.css';
import { useTexts } from './texts';

/** Pictures, videos and sound of a report. Without script a picture's link leads to the picture. */
export function ReportMedia({ report: { attachments, title, content } }: { readonly report: LiveReport }) {
  const texts = useTexts();
  const name = title || content.slice(0, 40);
  const addresses = (kind: string) =>
    attachments.flatMap(({ type, url }) => (type === kind ? (safeUrl(url) ?? []) : []));
  const pictures = addresses('pic');
  return (
    <>
      {pictures.length > 0 ? <Pictures addresses={pictures} /> : null}
      {attachments.map(({ type, url, cover, duration }) =>
        type === 'video' ? (
          <div key={url} className={style.video}>
            <VideoPlayer
              video={{ ref: '', videoUrl: url, imageUrl: cover, duration, width: 0, height: 0 }}
              title={name}
            />
          </div>
        ) : null,
      )}
      {addresses('audio').map((url) => (
        // biome-ignore lint/a11y/useMediaCaption: the wire carries no captions
        <audio key={url} className={style.audio} src={url} controls preload="none" aria-label={texts.audio} />
      ))}
    </>
  );
}

function Pictures({ addresses }: { readonly addresses: readonly string[] }) {
  const words = useWords();
  const texts = useTexts();
  const { config } = useVisit();
  const open = (event: MouseEvent, index: number) => {
    event.preventDefault();
    import('@touch/widgets/gallery/showPictures').then(
      ({ showPictures }) => showPictures(addresses, index, words),
      () => window.location.assign(addresses[index] ?? ''),
    );
  };
  return (
    <ul className={addresses.length === 1 ? style.one : style.several}>
      {addresses.map((url, index) => (
        <li key={url}>
          <a href={url} aria-label={texts.picture(index + 1)} onClick={(event) => open(event, index)}>
            <Picture
              src={url}
              suffix={config.xyApi.imageSuffixPath}
              ratio={addresses.length === 1 ? '16:9' : '1:1'}
              sizes={addresses.length === 1 ? '(min-width: 720px) 720px, 100vw' : '33vw'}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
