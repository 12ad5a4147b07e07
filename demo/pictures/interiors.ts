import { ranges } from './land';
import { mix } from './palette';
import {
  circle,
  ellipse,
  line,
  n,
  opacity,
  type Point,
  path,
  poly,
  rect,
  repeat,
  type Size,
  stroke,
} from './shapes';
import { sky } from './sky';
import type { Stage } from './stage';
import { plant } from './trees';

/** Wall and floor; `floor` = height where they meet. */
export function room(s: Stage, wall: string, floorFill: string, floor = 600): string {
  const boards = repeat(9, (i) => {
    const t = (i + 1) / 9;
    return `M0 ${n(floor + (800 - floor) * t * t)}H1200`;
  });
  return (
    rect([0, 0], [1200, floor], s.fade(0, floor, [[mix(wall, s.p.ink, 0.12)], [wall]])) +
    rect([0, floor], [1200, 800 - floor], s.fade(floor, 800, [[floorFill], [mix(floorFill, s.p.ink, 0.3)]])) +
    stroke(boards, s.p.ink, 2, opacity(0.13)) +
    rect([0, floor - 12], [1200, 12], mix(wall, s.p.ink, 0.32))
  );
}

/** Window showing the open air; only wide ones show the sun, so that two in one room never show two. */
export function windowView(s: Stage, [x, y]: Point, [w, h]: Size, bars = 2, frame = s.p.brown): string {
  const id = `w${s.defs.length}`;
  s.defs.push(
    `<clipPath id="${id}"><rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"/></clipPath>`,
  );
  const view = `<g clip-path="url(#${id})"><g transform="translate(${n(x - w * 0.05)} ${n(y)}) scale(${Math.round(Math.max(w / 1100, h / 600) * 1000) / 1000})">${sky(s, { clouds: 2, horizon: 420, ...(w > h ? {} : { sun: { x: 0, y: 0, r: 0 } }) })}${ranges(s, 620, 330)}</g></g>`;
  let out = rect([x - 12, y - 12], [w + 24, h + 24], frame) + view;
  out += repeat(bars - 1, (i) => rect([x + (w * (i + 1)) / bars - 4, y], [8, h], frame));
  out +=
    rect([x, y + h * 0.4], [w, 6], frame) +
    rect([x - 22, y + h + 10], [w + 44, 14], mix(frame, s.p.paper, 0.2)) +
    poly(
      [
        [x, y],
        [x + w * 0.24, y],
        [x, y + h * 0.5],
      ],
      '#ffffff',
      opacity(0.13),
    );
  return out;
}

/** Slanting daylight (or lamp light) across the room. */
export function lightBeam(s: Stage, [x, y]: Point, w: number, floor: number, lean = 160): string {
  if (s.mood === 'night') return '';
  return poly(
    [
      [x, y],
      [x + w, y],
      [x + w + lean * 1.5, floor + 170],
      [x + lean, floor + 170],
    ],
    s.mood === 'day' ? '#fff7da' : s.air.sky[2],
    opacity(0.22),
  );
}

export function hangingLamp(s: Stage, x: number, y: number, size = 46, fill = s.p.vermilion): string {
  return (
    (s.air.lit || s.mood === 'dawn' ? s.glow(x, y + size * 0.5, size * 6, '#ffe2a0', 0.55) : '') +
    line([x, 0], [x, y - size * 0.5], s.p.ink, 3) +
    path(
      `M${n(x - size)} ${n(y + size * 0.4)}Q${n(x - size * 0.9)} ${n(y - size * 0.5)} ${n(x)} ${n(y - size * 0.55)}Q${n(x + size * 0.9)} ${n(y - size * 0.5)} ${n(x + size)} ${n(y + size * 0.4)}Z`,
      fill,
    ) +
    ellipse([x, y + size * 0.4], [size, size * 0.14], '#fff0bf')
  );
}

export function table(s: Stage, [x, y]: Point, w: number, h: number, fill = s.p.wood): string {
  return (
    rect([x + w * 0.05, y], [w * 0.04, h], mix(fill, s.p.ink, 0.4)) +
    rect([x + w * 0.91, y], [w * 0.04, h], mix(fill, s.p.ink, 0.4)) +
    rect([x, y - 4], [w, 18], fill, 4) +
    rect([x, y + 9], [w, 8], mix(fill, s.p.ink, 0.3))
  );
}

/** Table top filling the front of the sheet, seen slightly from above. */
export function tableTop(s: Stage, y: number, fill: string): string {
  const grain = repeat(
    9,
    (i) =>
      `M-20 ${n(y + 22 + i * i * 3.6 + i * 8)}Q${n(s.r.between(200, 900))} ${n(y + 8 + i * i * 3.6 + i * 8)} 1220 ${n(y + 24 + i * i * 3.6 + i * 8)}`,
  );
  return (
    rect([0, y], [1200, 800 - y], s.fade(y, 800, [[mix(fill, s.p.cream, 0.15)], [mix(fill, s.p.ink, 0.2)]])) +
    stroke(grain, s.p.brown, 2, opacity(0.35)) +
    rect([0, y], [1200, 7], mix(fill, s.p.paper, 0.5))
  );
}

/** Books in a row standing on `y`. */
export function bookRow(s: Stage, x: number, y: number, w: number, h: number): string {
  const { r, p } = s;
  let out = '';
  let at = x;
  while (at < x + w - 10) {
    const bw = r.between(13, 34);
    const bh = h * r.between(0.66, 0.96);
    if (at + bw > x + w) break;
    if (r.chance(0.07)) {
      at += bw;
      continue;
    }
    const fill = r.pick([p.vermilion, p.teal, p.ochre, p.cream, p.moss, p.maroon, p.deep, p.blue, p.sand]);
    out +=
      rect([at, y - bh], [bw - 1.5, bh], fill) +
      rect([at + bw * 0.7, y - bh], [bw * 0.22, bh], p.ink, 0, opacity(0.16)) +
      rect([at + bw * 0.15, y - bh * 0.84], [bw * 0.6, 4], mix(fill, p.paper, 0.6)) +
      (r.chance(0.5) ? rect([at + bw * 0.15, y - bh * 0.3], [bw * 0.6, 3], mix(fill, p.paper, 0.6)) : '');
    at += bw;
  }
  return out;
}

export function shelf(s: Stage, [x, y]: Point, [w, h]: Size, rows: number, wood = s.p.wood): string {
  const rh = h / rows;
  return (
    rect([x - 12, y - 12], [w + 24, h + 20], mix(wood, s.p.ink, 0.2)) +
    rect([x, y], [w, h], mix(wood, s.p.ink, 0.62)) +
    repeat(
      rows,
      (i) =>
        bookRow(s, x + 6, y + rh * (i + 1) - 8, w - 12, rh - 14) +
        rect([x, y + rh * (i + 1) - 9], [w, 10], wood),
    )
  );
}

export function pot(s: Stage, x: number, y: number, h: number, fill = s.p.orange): string {
  return (
    plant(s, x, y - h * 0.34, h * 0.8) +
    poly(
      [
        [x - h * 0.2, y - h * 0.4],
        [x + h * 0.2, y - h * 0.4],
        [x + h * 0.14, y],
        [x - h * 0.14, y],
      ],
      fill,
    ) +
    rect([x - h * 0.22, y - h * 0.42], [h * 0.44, h * 0.07], mix(fill, s.p.ink, 0.2))
  );
}

/** Steam curling from (x, y). */
export function steam(s: Stage, x: number, y: number, h: number): string {
  return stroke(
    `M${n(x)} ${n(y)}C${n(x - h * 0.25)} ${n(y - h * 0.35)} ${n(x + h * 0.25)} ${n(y - h * 0.55)} ${n(x)} ${n(y - h)}M${n(x + h * 0.2)} ${n(y - h * 0.1)}C${n(x)} ${n(y - h * 0.4)} ${n(x + h * 0.4)} ${n(y - h * 0.6)} ${n(x + h * 0.22)} ${n(y - h * 1.05)}`,
    s.p.white,
    Math.max(3, h * 0.05),
    opacity(0.55),
  );
}

/** Screen with a picture on it (monitor, projector). */
export function screen(s: Stage, [x, y]: Point, w: number, h: number, content: string): string {
  return rect([x - 8, y - 8], [w + 16, h + 16], s.p.ink, 6) + rect([x, y], [w, h], s.p.deep) + content;
}

export function wallClock(s: Stage, x: number, y: number, r: number): string {
  return (
    circle(x, y, r, s.p.ink) +
    circle(x, y, r * 0.86, s.p.paper) +
    line([x, y], [x, y - r * 0.6], s.p.ink, 4) +
    line([x, y], [x + r * 0.4, y + r * 0.16], s.p.vermilion, 4)
  );
}
