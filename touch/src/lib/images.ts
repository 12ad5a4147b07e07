/** Widths in device pixels in which the platform serves the pictures it keeps. */
export const imageWidths = [160, 320, 480, 750, 1080] as const;

/** A picture kept by a platform of this kind, on whatever host; GIFs keep their movement and have no sizes. */
const kept = /^((?:https?:\/\/[^/?#]+)?(?:\/[^?#]*)?\/media\/[0-9a-f]{2}\/[0-9a-f]{40})\.(?:jpg|png|webp)$/;

const isGif = (url: string) => /\.gif$/i.test(url.split(/[?#]/)[0] ?? '');

/**
 * The address of a picture about `width` device pixels wide: the platform's own derived form, or the configured
 * `imageSuffixPath` appended to other web addresses, except GIFs (S§5).
 */
export function sizedImage(url: string, suffix: string | undefined, width: number): string {
  const enough = imageWidths.find((known) => known >= width) ?? 1080;
  if (kept.test(url)) return url.replace(kept, `$1.w${enough}.webp`);
  if (!suffix || isGif(url) || !/^(?:https?:\/)?\//.test(url)) return url;
  const [address = '', fragment] = url.split('#');
  // A picture service's query joins the one that stands there.
  const joined =
    suffix.startsWith('?') && address.includes('?') ? `${address}&${suffix.slice(1)}` : `${address}${suffix}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

/** For the `srcset` attribute; undefined where the picture has no sizes of ours. */
export function srcSet(url: string): string | undefined {
  if (!kept.test(url)) return undefined;
  return imageWidths.map((width) => `${url.replace(kept, `$1.w${width}.webp`)} ${width}w`).join(', ');
}
