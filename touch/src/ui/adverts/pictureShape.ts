/** Of a picture whose size nobody knows, and the highest one may be: more is cut away, an advert fills no screen. */
const UNKNOWN = '3:1';
const HIGHEST = 0.75;

/** The box an advert's picture is given, `width:height`. Pixels; 0 where unknown. */
export function pictureShape({ width, height }: { readonly width: number; readonly height: number }): string {
  if (width <= 0 || height <= 0) return UNKNOWN;
  return height / width > HIGHEST ? '4:3' : `${width}:${height}`;
}
