import type { LiveMain } from '@touch/api/lives';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import { VideoPlayer } from '@touch/widgets/player/VideoPlayer';
import { useState } from 'react';
import style from './LiveVideo.module.css';
import { playableLines } from './liveState';
import { useTexts } from './texts';

/** The video of a live, which stays in view while the page scrolls; its picture while nothing can be played. */
export function LiveVideo({ main }: { readonly main: LiveMain }) {
  const texts = useTexts();
  const { config, siteLang } = useVisit();
  const [chosen, setChosen] = useState(0);
  const lines = playableLines(main);
  const line = lines[chosen] ?? lines[0];
  if (!line) {
    return main.config.banner ? (
      <div className={style.banner}>
        <Picture
          src={main.config.banner}
          suffix={config.xyApi.imageSuffixPath}
          sizes="100vw"
          priority
          cover
        />
      </div>
    ) : null;
  }
  const video = { ref: '', videoUrl: line.url, imageUrl: line.cover, duration: 0, width: 0, height: 0 };
  return (
    <>
      <div className={style.sticky}>
        <VideoPlayer key={line.url} video={video} title={main.title} />
      </div>
      {lines.length > 1 ? (
        <fieldset className={style.lines}>
          <legend className="visually-hidden">{texts.lines}</legend>
          {lines.map(({ name, url }, index) => (
            <button
              key={url}
              type="button"
              className={style.line}
              aria-pressed={line.url === url}
              onClick={() => setChosen(index)}
            >
              {name ? <span lang={siteLang}>{name}</span> : texts.line(index + 1)}
            </button>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}
