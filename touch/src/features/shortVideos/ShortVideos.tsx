import { type ShortVideo, shortVideoQuery, shortVideoSettingsQuery } from '@touch/api/shortVideos';
import { useQuery } from '@touch/api/useQuery';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { ScreenSkeleton } from '@touch/ui/ScreenSkeleton';
import { type ReactNode, useRef, useState } from 'react';
import { FeedEnd } from './FeedEnd';
import { FeedTools } from './FeedTools';
import type { FeedParts } from './feedParts';
import { isNight } from './nightHours';
import { Slide } from './Slide';
import style from './shortVideos.module.css';
import { useTexts } from './texts';
import { useActivePlace } from './useActivePlace';
import { useAddress } from './useAddress';
import { useFeed } from './useFeed';
import { useFeedKeys } from './useFeedKeys';
import { useOwnVideos } from './useOwnVideos';
import { useShownVideo } from './useShownVideo';

interface ShortVideosProps {
  /** '' where the address names none. */
  readonly id: string;
  readonly parts: FeedParts;
  /** Above the videos. */
  readonly banner?: ReactNode;
}

/** Full-height videos, one below the other, from the one in the address on (F18). */
export function ShortVideos({ id, parts, banner }: ShortVideosProps) {
  const [words, texts] = [useWords(), useTexts()];
  const { basePath, preferences, now } = useVisit();
  const toHome = { text: words['state.toHome'], href: `${basePath}/home.html` };
  const first = useQuery(shortVideoQuery(id));
  if (preferences.minors && isNight(now()))
    return <Notice kind="gone" heading text={texts.notAtNight} link={toHome} />;
  if (id !== '' && first.state === 'loading') return <ScreenSkeleton />;
  if (first.state === 'ready') return <FeedOf key={id} first={first.value} parts={parts} banner={banner} />;
  const hasFailed = first.state === 'failed' && id !== '';
  return (
    <>
      {banner}
      <Notice
        kind={hasFailed ? 'failed' : 'gone'}
        heading
        text={hasFailed ? first.message || words['state.networkError'] : words['state.empty']}
        {...(hasFailed ? { action: { text: words['state.retry'], run: first.retry } } : { link: toHome })}
      />
    </>
  );
}

/** Slides on either side of the one on the screen that keep their video element. */
const NEAR = 1;

interface FeedOfProps extends Pick<ShortVideosProps, 'parts' | 'banner'> {
  readonly first: ShortVideo;
}

function FeedOf({ first, parts, banner }: FeedOfProps) {
  const texts = useTexts();
  const feed = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  const { videos, state, more } = useFeed(first, place);
  const settings = useQuery(shortVideoSettingsQuery);
  const own = useOwnVideos(first.id);
  useActivePlace(feed, videos.length, setPlace);
  useAddress(videos[place]?.id ?? first.id);
  const goTo = useFeedKeys(feed, place);
  const announced = useShownVideo(feed, place, videos[place]);
  return (
    <div className={style.screen}>
      <h1 className="visually-hidden">{texts.title}</h1>
      {banner}
      <div className={style.stage}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
        <div ref={feed} className={style.feed} role="feed" aria-busy={state === 'loading'} tabIndex={0}>
          {videos.map((video, index) => (
            <Slide
              key={video.id}
              video={own.get(video.id) ?? video}
              index={index}
              isActive={index === place}
              isNear={Math.abs(index - place) <= NEAR}
              settings={settings.state === 'ready' ? settings.value : undefined}
              parts={parts}
              goOn={() => goTo(index + 1)}
            />
          ))}
          <FeedEnd state={state} retry={more} toStart={() => goTo(0)} />
        </div>
        <FeedTools place={place} goTo={goTo} />
        <p className="visually-hidden" role="status">
          {announced}
        </p>
      </div>
    </div>
  );
}
