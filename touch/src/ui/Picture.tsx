import { sizedImage, srcSet } from '@touch/lib/images';
import { aspectRatio } from '@touch/lib/ratio';
import { safeUrl } from '@touch/lib/safeUrl';
import style from './Picture.module.css';

interface PictureProps {
  /** '' = none: the placeholder shows. */
  readonly src: string;
  /** `imageSuffixPath` of the configuration. */
  readonly suffix: string;
  /** Empty if the title is beside the picture. */
  readonly alt?: string;
  /** As the wire writes it (`399:224`), 16:9 by default. */
  readonly ratio?: string;
  /** CSS `sizes`: asks for a set of widths; without it one small picture is enough. */
  readonly sizes?: string;
  /** Of a person or an account: a missing one leaves a head and shoulders. */
  readonly portrait?: boolean;
  /** Of that person: the ground of a missing portrait differs by it. */
  readonly name?: string;
  /** The first picture of a page: loaded at once. */
  readonly priority?: boolean;
  /** Above a title: less than half as high as the window, so that one held sideways shows the title too. */
  readonly cover?: boolean;
}

/** Default width in device pixels for browsers that cannot choose. */
const SMALL = 320;
const WIDE = 750;

/** One that failed, maybe before the page was taken over. */
const hideBroken = (image: HTMLImageElement | null) => {
  if (image?.complete && image.currentSrc && !image.naturalWidth) image.hidden = true;
};

/** A picture in a box of its ratio: the layout does not shift as it loads, and a missing one leaves a placeholder (C5). */
export function Picture({
  src,
  suffix,
  alt = '',
  ratio = '',
  sizes,
  portrait,
  name,
  priority,
  cover,
}: PictureProps) {
  const height = `${Math.round(10_000 / aspectRatio(ratio)) / 100}%`;
  const box = cover ? `min(${height},50vh - 28px)` : ratio ? height : undefined;
  const url = safeUrl(src);
  return (
    <span
      className={portrait ? style.portrait : style.box}
      style={{
        paddingTop: box,
        // by the last sign of the name, on light paper and dark
        backgroundColor: name && `hsl(${name.charCodeAt(name.length - 1) * 47} 30% 60% / 35%)`,
      }}
    >
      {url ? (
        <img
          key={url}
          ref={hideBroken}
          src={sizedImage(url, suffix, sizes ? WIDE : SMALL)}
          srcSet={sizes ? srcSet(url) : undefined}
          sizes={sizes}
          alt={alt}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onError={(event) => hideBroken(event.currentTarget)}
        />
      ) : null}
    </span>
  );
}
