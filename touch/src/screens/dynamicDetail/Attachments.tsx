import type { Dynamic } from '@touch/api/dynamics';
import { safeUrl } from '@touch/lib/safeUrl';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import { VideoPlayer } from '@touch/widgets/player/VideoPlayer';
import type { MouseEvent } from 'react';
import style from './dynamicDetail.module.css';
import { useTexts } from './texts';

/** Videos, then pictures, which open in the gallery; without JavaScript they open as pictures. */
export function Attachments({ dynamic, title }: { readonly dynamic: Dynamic; readonly title: string }) {
  const { videos, pictures } = dynamic;
  const shown = pictures.flatMap((picture) => safeUrl(picture) ?? []);
  return (
    <>
      {videos.map((video) => (
        <div key={video.videoUrl} className={style.video}>
          <VideoPlayer video={{ ...video, ref: '', width: 0, height: 0 }} title={title} />
        </div>
      ))}
      {shown.length > 0 ? <Pictures pictures={shown} /> : null}
    </>
  );
}

function Pictures({ pictures }: { readonly pictures: readonly string[] }) {
  const words = useWords();
  const texts = useTexts();
  const { config, toast } = useVisit();
  const isAlone = pictures.length === 1;
  const open = (event: MouseEvent, index: number) => {
    event.preventDefault();
    import('@touch/widgets/gallery/showPictures').then(
      ({ showPictures }) => showPictures(pictures, index, words),
      () => toast(words['state.networkError']),
    );
  };
  return (
    <ul className={isAlone ? style.alone : style.pictures} aria-label={texts.pictures}>
      {pictures.map((picture, index) => (
        <li key={picture}>
          <a
            href={picture}
            aria-label={`${words['gallery.open']} ${index + 1}`}
            onClick={(event) => open(event, index)}
          >
            <Picture
              src={picture}
              suffix={config.xyApi.imageSuffixPath}
              ratio={isAlone ? '3:2' : '1:1'}
              sizes={isAlone ? '(min-width: 720px) 660px, 92vw' : '(min-width: 720px) 220px, 31vw'}
              priority={index === 0}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
