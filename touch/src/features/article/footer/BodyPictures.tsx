import { useEffect } from 'react';

/** Nothing to see, in the shape of the picture: its place keeps its size and shows the mark of one that is not there. */
const nothing = (width: string, height: string): string =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`;

/** Has it been asked for and not come? */
const isLost = (image: HTMLImageElement): boolean =>
  image.complete && image.naturalWidth === 0 && image.currentSrc !== '';

function standIn(image: HTMLImageElement): void {
  if (image.src.startsWith('data:')) return;
  image.removeAttribute('srcset');
  image.removeAttribute('sizes');
  image.src = nothing(image.getAttribute('width') ?? '3', image.getAttribute('height') ?? '2');
}

/** The mark stands behind every picture from the first; one that came may be see-through. */
function withoutMark(image: HTMLImageElement): void {
  if (!image.src.startsWith('data:')) image.style.backgroundImage = 'none';
}

/**
 * Pictures inside an article's text are markup: where one does not come, the mark of a missing picture stands in its place
 * instead of the browser's own broken sign (C5). Some have failed before this part is here.
 * @param of selector of the text.
 */
export function BodyPictures({ of }: { of: string }) {
  useEffect(() => {
    const text = document.querySelector(of);
    const failed = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) standIn(target);
    };
    const came = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) withoutMark(target);
    };
    for (const image of text?.querySelectorAll('img') ?? [])
      if (isLost(image)) standIn(image);
      else if (image.naturalWidth > 0) withoutMark(image);
    // The load and error events of a picture do not bubble.
    text?.addEventListener('error', failed, true);
    text?.addEventListener('load', came, true);
    return () => {
      text?.removeEventListener('error', failed, true);
      text?.removeEventListener('load', came, true);
    };
  }, [of]);
  return null;
}
