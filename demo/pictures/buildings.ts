import { mix } from './palette';
import { line, n, opacity, type Point, path, poly, rect, repeat, type Size, stroke } from './shapes';
import type { Stage } from './stage';

/** Window lit or dark by the mood; `chance` of light after sunset. */
export function pane(s: Stage, [x, y]: Point, w: number, h: number, chance = 0.6): string {
  const lit = s.air.lit && s.r.chance(chance);
  const dark = s.air.lit ? mix(s.p.deep, s.p.ink, 0.5) : s.p.deep;
  return rect([x, y], [w, h], lit ? s.air.pane : dark);
}

/** Town house with a grey tiled, slightly upturned roof; (x, y) = left foot. */
export function tileHouse(s: Stage, [x, y]: Point, w: number, h: number, wall = s.p.paper): string {
  const eave = h * 0.36;
  const over = w * 0.12;
  const roof = mix(s.p.deep, s.p.slate, 0.35);
  let out =
    rect([x, y - h + eave], [w, h - eave], wall) +
    rect([x + w * 0.62, y - h + eave], [w * 0.38, h - eave], s.p.ink, 0, opacity(0.13));
  const cols = Math.max(2, Math.round(w / 60));
  out += repeat(cols, (i) => {
    const cw = w / cols;
    return (
      pane(s, [x + cw * i + cw * 0.3, y - (h - eave) * 0.68], cw * 0.4, (h - eave) * 0.4) +
      line(
        [x + cw * i + cw * 0.5, y - (h - eave) * 0.68],
        [x + cw * i + cw * 0.5, y - (h - eave) * 0.28],
        wall,
        1.5,
      )
    );
  });
  out += rect([x, y - (h - eave) * 0.86], [w, Math.max(2, h * 0.03)], s.p.wood);
  out += path(
    `M${n(x - over)} ${n(y - h + eave * 0.98)}Q${n(x + w * 0.08)} ${n(y - h + eave * 0.8)} ${n(x + w * 0.14)} ${n(y - h + 2)}L${n(x + w * 0.86)} ${n(y - h + 2)}Q${n(x + w * 0.92)} ${n(y - h + eave * 0.8)} ${n(x + w + over)} ${n(y - h + eave * 0.98)}L${n(x + w)} ${n(y - h + eave * 1.16)}L${n(x)} ${n(y - h + eave * 1.16)}Z`,
    roof,
  );
  const tiles = repeat(
    Math.round(w / 13),
    (i) =>
      `M${n(x + w * 0.14 + (w * 0.72 * (i + 0.5)) / Math.round(w / 13))} ${n(y - h + 5)}L${n(x + (w * (i + 0.5)) / Math.round(w / 13))} ${n(y - h + eave)}`,
  );
  out += stroke(tiles, s.p.ink, 1.6, opacity(0.35));
  out += line([x + w * 0.12, y - h + 2], [x + w * 0.88, y - h + 2], s.p.ink, Math.max(3, h * 0.045));
  return out;
}

/** Tibetan house: battered white walls, dark framed windows, maroon frieze, flat roof with flags. */
export function tibetanHouse(s: Stage, [x, y]: Point, w: number, h: number, floors = 2): string {
  const batter = w * 0.05;
  let out = poly(
    [
      [x, y],
      [x + batter, y - h],
      [x + w - batter, y - h],
      [x + w, y],
    ],
    s.p.paper,
  );
  out += poly(
    [
      [x + w * 0.66, y],
      [x + w * 0.66, y - h],
      [x + w - batter, y - h],
      [x + w, y],
    ],
    s.p.ink,
    opacity(0.14),
  );
  out +=
    rect([x + batter - 4, y - h - 2], [w - batter * 2 + 8, h * 0.1], s.p.maroon) +
    rect([x + batter - 7, y - h - 6], [w - batter * 2 + 14, 6], s.p.ochre);
  const cols = Math.max(2, Math.round(w / 62));
  for (let f = 0; f < floors; f++) {
    for (let c = 0; c < cols; c++) {
      const fh = (h * 0.86) / floors;
      const cw = (w * 0.84) / cols;
      const wx = x + w * 0.08 + cw * c + cw * 0.24;
      const wy = y - h * 0.86 + fh * f + fh * 0.22;
      const ww = cw * 0.52;
      const wh = fh * 0.5;
      out += poly(
        [
          [wx - ww * 0.22, wy + wh + 3],
          [wx - ww * 0.1, wy - 3],
          [wx + ww * 1.1, wy - 3],
          [wx + ww * 1.22, wy + wh + 3],
        ],
        s.p.ink,
      );
      out +=
        pane(s, [wx, wy], ww, wh, 0.75) +
        line([wx + ww / 2, wy], [wx + ww / 2, wy + wh], s.p.vermilion, 2) +
        rect([wx - ww * 0.2, wy - 9], [ww * 1.4, 6], s.p.vermilion);
    }
  }
  return out;
}

/** Slab of flats or offices. */
export function slab(s: Stage, [x, y]: Point, [w, h]: Size, wall: string, cell = 24): string {
  let out =
    rect([x, y - h], [w, h], wall) +
    rect([x + w * 0.7, y - h], [w * 0.3, h], s.p.ink, 0, opacity(0.16)) +
    rect([x - 2, y - h - 5], [w + 4, 7], mix(wall, s.p.ink, 0.35));
  const cols = Math.max(1, Math.floor((w - 8) / cell));
  const rows = Math.max(1, Math.floor((h - 14) / (cell * 1.15)));
  for (let i = 0; i < cols; i++) {
    for (let k = 0; k < rows; k++) {
      out += pane(
        s,
        [x + 8 + ((w - 10) / cols) * i, y - h + 12 + ((h - 16) / rows) * k],
        cell * 0.5,
        cell * 0.56,
        0.5,
      );
    }
  }
  return out;
}

/** Civic building: plinth, columns, broad roof. */
export function hall(s: Stage, [x, y]: Point, [w, h]: Size, wall = s.p.cream, columns = 8): string {
  const { p } = s;
  let out =
    rect([x, y - h * 0.86], [w, h * 0.78], wall) +
    rect([x + w * 0.7, y - h * 0.86], [w * 0.3, h * 0.78], p.ink, 0, opacity(0.1));
  out += repeat(
    columns - 1,
    (i) =>
      pane(
        s,
        [x + (w * (i + 1)) / columns - (w / columns) * 0.26, y - h * 0.7],
        (w / columns) * 0.52,
        h * 0.24,
        0.75,
      ) +
      pane(
        s,
        [x + (w * (i + 1)) / columns - (w / columns) * 0.26, y - h * 0.38],
        (w / columns) * 0.52,
        h * 0.3,
        0.85,
      ),
  );
  out += repeat(
    columns,
    (i) =>
      rect(
        [x + (w * (i + 0.5)) / columns - w * 0.012, y - h * 0.82],
        [w * 0.024, h * 0.74],
        mix(wall, p.white, 0.6),
      ) +
      rect(
        [x + (w * (i + 0.5)) / columns + w * 0.004, y - h * 0.82],
        [w * 0.008, h * 0.74],
        p.ink,
        0,
        opacity(0.16),
      ),
  );
  out +=
    rect([x - w * 0.04, y - h * 0.92], [w * 1.08, h * 0.09], mix(wall, p.brown, 0.35)) +
    rect([x - w * 0.02, y - h], [w * 1.04, h * 0.085], mix(wall, p.white, 0.4));
  out +=
    rect([x - w * 0.03, y - h * 0.09], [w * 1.06, h * 0.045], p.stone) +
    rect([x - w * 0.06, y - h * 0.05], [w * 1.12, h * 0.05], mix(p.stone, p.ink, 0.2));
  return out;
}

/** A cluster of roofs climbing away, seen from above. */
export function roofs(s: Stage, [x, y]: Point, w: number, rows: number, size: number): string {
  const { r, p } = s;
  return repeat(rows, (row) => {
    const scale = size * (0.62 + (0.38 * (row + 1)) / rows);
    const count = Math.ceil(w / (scale * 1.2));
    return repeat(count, (i) => {
      const bx = x + (w * i) / count + r.between(-0.15, 0.15) * scale;
      const by = y + row * size * 0.42 + r.between(-5, 5);
      const wall = r.pick([p.paper, p.cream, mix(p.sand, p.paper, 0.4)]);
      return tileHouse(s, [bx, by], scale * r.between(0.8, 1.15), scale * r.between(0.62, 0.85), wall);
    });
  });
}
