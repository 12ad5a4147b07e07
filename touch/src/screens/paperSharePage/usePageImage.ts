import { sizedImage } from '@touch/lib/images';
import { type RefObject, useEffect, useState } from 'react';
import { firstImage } from './firstImage';

/** Device pixels of the image for a page that is seen whole. */
const WHOLE_WIDTH = 750;
const LARGE_WIDTH = 1080;
/** Pixels by CSS pixel beyond which print looks no sharper. */
const MAX_DENSITY = 2;

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
};

/** Resolves when the page has loaded what it needs first. */
const pageLoaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

/**
 * The image's address: a small one first, a sharper one once the page has loaded, larger ones when the reader zooms. One that
 * does not load is left out.
 */
export function usePageImage(
  url: string,
  suffix: string,
  scale: number,
  box: RefObject<HTMLElement | null>,
): { readonly src: string } {
  const first = firstImage(url, suffix);
  const [src, setSrc] = useState(first);

  useEffect(() => {
    const ended = new AbortController();
    const wanted = () => {
      if (scale === 1) return savesData() ? [] : [sizedImage(url, suffix, WHOLE_WIDTH)];
      const density = Math.min(window.devicePixelRatio, MAX_DENSITY);
      const needed = (box.current?.clientWidth ?? 0) * scale * density;
      const large = sizedImage(url, suffix, LARGE_WIDTH);
      return needed > LARGE_WIDTH ? [large, url] : [large];
    };
    const sharpen = async () => {
      if (scale === 1) await pageLoaded();
      for (const next of wanted()) {
        const image = new Image();
        image.src = next;
        await image.decode();
        if (ended.signal.aborted) return;
        setSrc(next);
      }
    };
    if (url !== '') sharpen().catch(() => ended.abort());
    return () => ended.abort();
  }, [url, suffix, scale, box]);

  return { src };
}
