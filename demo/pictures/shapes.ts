/** SVG marks as strings; coordinates are those of the 1200×800 sheet. */
export type Point = readonly [number, number];
/** Width and height. */
export type Size = readonly [number, number];
/** A row: first x, last x, y of its ground. */
export type Row = readonly [from: number, to: number, y: number];

export const n = (value: number): string => String(Math.round(value * 10) / 10);

const pair = ([x, y]: Point) => `${n(x)} ${n(y)}`;

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}/>`;

export const polyline = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`;

export const poly = (points: readonly Point[], fill: string, extra = ''): string =>
  path(`${polyline(points)}Z`, fill, extra);

export const rect = ([x, y]: Point, [w, h]: Size, fill: string, rx = 0, extra = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${rx ? ` rx="${n(rx)}"` : ''} fill="${fill}"${extra && ` ${extra}`}/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const ellipse = ([x, y]: Point, [rx, ry]: Size, fill: string, extra = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const line = (from: Point, to: Point, colour: string, width: number, extra = ''): string =>
  stroke(`M${pair(from)}L${pair(to)}`, colour, width, extra);

export const opacity = (value: number): string => `opacity="${Math.round(value * 100) / 100}"`;

/** Places a drawing made around the origin; a negative `scale` on x mirrors it. */
export const place = (x: number, y: number, scale: number, content: string, mirrored = false): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000 * (mirrored ? -1 : 1)) / 1000} ${Math.round(scale * 1000) / 1000})">${content}</g>`;

export const turn = (x: number, y: number, degrees: number, content: string): string =>
  `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${content}</g>`;

/** A soft curve through all points (Catmull–Rom), open. */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  let d = `M${pair(first)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const p1 = points[i] ?? first;
    const p0 = points[i - 1] ?? p1;
    const p2 = points[i + 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${pair(p2)}`;
  }
  return d;
}

/** `count` results joined; index from 0. */
export function repeat(count: number, draw: (index: number) => string): string {
  let out = '';
  for (let i = 0; i < count; i++) out += draw(i);
  return out;
}
