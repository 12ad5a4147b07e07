import type { ShortVideo } from '@touch/api/shortVideos';
import { titleParameter } from '@touch/lib/visitFlags';
import { useVisit } from '@touch/outside/visit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from './texts';

/** True where the focus is in the feed, or was in a slide that has left the screen. */
const isFocusInFeed = (feed: HTMLElement | null): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || feed?.contains(activeElement) === true;
};

/**
 * Another video on the screen gives the page its title and takes the focus; where a control beside the feed has it, the video is
 * announced instead.
 * @returns text of the live region
 */
export function useShownVideo(
  feed: RefObject<HTMLElement | null>,
  place: number,
  video: ShortVideo | undefined,
): string {
  const texts = useTexts();
  const { appName } = useVisit().config;
  const shown = useRef(video?.id);
  const [announced, setAnnounced] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each video on the screen
  useEffect(() => {
    if (!video || shown.current === video.id) return;
    shown.current = video.id;
    // a title of the address stays (A6)
    if (!titleParameter(window.location.search)) document.title = `${video.title} - ${appName}`;
    const slide = feed.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
    const takes = isFocusInFeed(feed.current);
    if (takes) slide?.focus({ preventScroll: true });
    setAnnounced(takes ? '' : texts.place(place + 1, video.title));
  }, [video?.id]);
  return announced;
}
