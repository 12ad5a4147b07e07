import { mix } from './palette';
import { circle, ellipse, line, n, opacity, path, poly, rect, repeat, stroke } from './shapes';
import type { Stage } from './stage';

/** Window lit or dark by the mood; `chance` of light after sunset. */
export function pane(s: Stage, x: number, y: number, w: number, h: number, chance = 0.6): string {
  const lit = s.air.lit && s.r.chance(chance);
  const dark = s.air.lit ? mix(s.p.deep, s.p.ink, 0.5) : s.p.deep;
  return rect(x, y, w, h, lit ? s.air.pane : dark);
}

/** Town house with a grey tiled, slightly upturned roof; (x, y) = left foot. */
export function tileHouse(s: Stage, x: number, y: number, w: number, h: number, wall = s.p.paper): string {
  const eave = h * 0.36;
  const over = w * 0.12;
  const roof = mix(s.p.deep, s.p.slate, 0.35);
  let out =
    rect(x, y - h + eave, w, h - eave, wall) +
    rect(x + w * 0.62, y - h + eave, w * 0.38, h - eave, s.p.ink, 0, opacity(0.13));
  const cols = Math.max(2, Math.round(w / 60));
  out += repeat(cols, (i) => {
    const cw = w / cols;
    return (
      pane(s, x + cw * i + cw * 0.3, y - (h - eave) * 0.68, cw * 0.4, (h - eave) * 0.4) +
      line(
        x + cw * i + cw * 0.5,
        y - (h - eave) * 0.68,
        x + cw * i + cw * 0.5,
        y - (h - eave) * 0.28,
        wall,
        1.5,
      )
    );
  });
  out += rect(x, y - (h - eave) * 0.86, w, Math.max(2, h * 0.03), s.p.wood);
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
  out += line(x + w * 0.12, y - h + 2, x + w * 0.88, y - h + 2, s.p.ink, Math.max(3, h * 0.045));
  return out;
}

/** Tibetan house: battered white walls, dark framed windows, maroon frieze, flat roof with flags. */
export function tibetanHouse(s: Stage, x: number, y: number, w: number, h: number, floors = 2): string {
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
    rect(x + batter - 4, y - h - 2, w - batter * 2 + 8, h * 0.1, s.p.maroon) +
    rect(x + batter - 7, y - h - 6, w - batter * 2 + 14, 6, s.p.ochre);
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
        pane(s, wx, wy, ww, wh, 0.75) +
        line(wx + ww / 2, wy, wx + ww / 2, wy + wh, s.p.vermilion, 2) +
        rect(wx - ww * 0.2, wy - 9, ww * 1.4, 6, s.p.vermilion);
    }
  }
  return out;
}

/** Slab of flats or offices. */
export function slab(s: Stage, x: number, y: number, w: number, h: number, wall: string, cell = 24): string {
  let out =
    rect(x, y - h, w, h, wall) +
    rect(x + w * 0.7, y - h, w * 0.3, h, s.p.ink, 0, opacity(0.16)) +
    rect(x - 2, y - h - 5, w + 4, 7, mix(wall, s.p.ink, 0.35));
  const cols = Math.max(1, Math.floor((w - 8) / cell));
  const rows = Math.max(1, Math.floor((h - 14) / (cell * 1.15)));
  for (let i = 0; i < cols; i++) {
    for (let k = 0; k < rows; k++) {
      out += pane(
        s,
        x + 8 + ((w - 10) / cols) * i,
        y - h + 12 + ((h - 16) / rows) * k,
        cell * 0.5,
        cell * 0.56,
        0.5,
      );
    }
  }
  return out;
}

/** White pagoda (stupa); (x, y) = middle of the base, `h` full height. */
export function stupa(s: Stage, x: number, y: number, h: number): string {
  const { p } = s;
  const white = mix(p.white, p.cream, 0.15);
  const shade = mix(p.slate, p.white, 0.25);
  const step = (half: number, top: number, low: number) =>
    rect(x - half * h, y - top * h, half * 2 * h, (top - low) * h, white) +
    rect(x + half * h * 0.25, y - top * h, half * h * 0.75, (top - low) * h, shade, 0, opacity(0.6)) +
    rect(x - half * h - 3, y - top * h - 4, half * 2 * h + 6, 5, p.vermilion);
  const dome = `M${n(x - 0.13 * h)} ${n(y - 0.3 * h)}C${n(x - 0.21 * h)} ${n(y - 0.5 * h)} ${n(x - 0.14 * h)} ${n(y - 0.56 * h)} ${n(x)} ${n(y - 0.56 * h)}C${n(x + 0.14 * h)} ${n(y - 0.56 * h)} ${n(x + 0.21 * h)} ${n(y - 0.5 * h)} ${n(x + 0.13 * h)} ${n(y - 0.3 * h)}Z`;
  return (
    step(0.32, 0.1, 0) +
    step(0.25, 0.18, 0.1) +
    step(0.2, 0.25, 0.18) +
    step(0.16, 0.3, 0.25) +
    path(dome, white) +
    path(
      `M${n(x + 0.05 * h)} ${n(y - 0.3 * h)}C${n(x + 0.1 * h)} ${n(y - 0.45 * h)} ${n(x + 0.07 * h)} ${n(y - 0.54 * h)} ${n(x + 0.02 * h)} ${n(y - 0.56 * h)}C${n(x + 0.15 * h)} ${n(y - 0.56 * h)} ${n(x + 0.21 * h)} ${n(y - 0.5 * h)} ${n(x + 0.13 * h)} ${n(y - 0.3 * h)}Z`,
      shade,
      opacity(0.6),
    ) +
    rect(x - 0.035 * h, y - 0.47 * h, 0.07 * h, 0.11 * h, p.ochre, 0.03 * h) +
    rect(x - 0.022 * h, y - 0.45 * h, 0.044 * h, 0.08 * h, p.maroon, 0.02 * h) +
    rect(x - 0.06 * h, y - 0.61 * h, 0.12 * h, 0.055 * h, white) +
    poly(
      [
        [x - 0.045 * h, y - 0.61 * h],
        [x - 0.012 * h, y - 0.88 * h],
        [x + 0.012 * h, y - 0.88 * h],
        [x + 0.045 * h, y - 0.61 * h],
      ],
      p.ochre,
    ) +
    repeat(8, (i) =>
      line(
        x - (0.042 - i * 0.004) * h,
        y - (0.63 + i * 0.03) * h,
        x + (0.042 - i * 0.004) * h,
        y - (0.63 + i * 0.03) * h,
        p.brown,
        2,
      ),
    ) +
    ellipse(x, y - 0.89 * h, 0.045 * h, 0.018 * h, p.ochre) +
    circle(x, y - 0.94 * h, 0.02 * h, p.ochre) +
    poly(
      [
        [x - 4, y - 0.95 * h],
        [x, y - h],
        [x + 4, y - 0.95 * h],
      ],
      p.ochre,
    )
  );
}

/** Monastery hall: broad white base, maroon upper storey, golden roofs. */
export function monasteryHall(s: Stage, x: number, y: number, w: number, h: number): string {
  const { p } = s;
  let out = tibetanHouse(s, x, y, w, h * 0.62, 2);
  out += poly(
    [
      [x + w * 0.18, y - h * 0.62],
      [x + w * 0.2, y - h * 0.86],
      [x + w * 0.8, y - h * 0.86],
      [x + w * 0.82, y - h * 0.62],
    ],
    p.maroon,
  );
  out += repeat(
    5,
    (i) =>
      rect(x + w * (0.25 + i * 0.11), y - h * 0.79, w * 0.06, h * 0.1, s.air.lit ? s.air.pane : p.ink) +
      rect(x + w * (0.245 + i * 0.11), y - h * 0.815, w * 0.07, h * 0.02, p.paper),
  );
  out += path(
    `M${n(x + w * 0.1)} ${n(y - h * 0.84)}Q${n(x + w * 0.3)} ${n(y - h * 0.88)} ${n(x + w * 0.36)} ${n(y - h)}L${n(x + w * 0.64)} ${n(y - h)}Q${n(x + w * 0.7)} ${n(y - h * 0.88)} ${n(x + w * 0.9)} ${n(y - h * 0.84)}L${n(x + w * 0.86)} ${n(y - h * 0.82)}L${n(x + w * 0.14)} ${n(y - h * 0.82)}Z`,
    p.ochre,
  );
  out += path(
    `M${n(x + w * 0.5)} ${n(y - h)}L${n(x + w * 0.64)} ${n(y - h)}Q${n(x + w * 0.7)} ${n(y - h * 0.88)} ${n(x + w * 0.9)} ${n(y - h * 0.84)}L${n(x + w * 0.5)} ${n(y - h * 0.83)}Z`,
    p.brown,
    opacity(0.25),
  );
  out += poly(
    [
      [x + w * 0.485, y - h],
      [x + w * 0.5, y - h * 1.1],
      [x + w * 0.515, y - h],
    ],
    p.ochre,
  );
  return out;
}

/** Civic building: plinth, columns, broad roof. */
export function hall(
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  wall = s.p.cream,
  columns = 8,
): string {
  const { p } = s;
  let out =
    rect(x, y - h * 0.86, w, h * 0.78, wall) +
    rect(x + w * 0.7, y - h * 0.86, w * 0.3, h * 0.78, p.ink, 0, opacity(0.1));
  out += repeat(
    columns - 1,
    (i) =>
      pane(
        s,
        x + (w * (i + 1)) / columns - (w / columns) * 0.26,
        y - h * 0.7,
        (w / columns) * 0.52,
        h * 0.24,
        0.75,
      ) +
      pane(
        s,
        x + (w * (i + 1)) / columns - (w / columns) * 0.26,
        y - h * 0.38,
        (w / columns) * 0.52,
        h * 0.3,
        0.85,
      ),
  );
  out += repeat(
    columns,
    (i) =>
      rect(
        x + (w * (i + 0.5)) / columns - w * 0.012,
        y - h * 0.82,
        w * 0.024,
        h * 0.74,
        mix(wall, p.white, 0.6),
      ) +
      rect(
        x + (w * (i + 0.5)) / columns + w * 0.004,
        y - h * 0.82,
        w * 0.008,
        h * 0.74,
        p.ink,
        0,
        opacity(0.16),
      ),
  );
  out +=
    rect(x - w * 0.04, y - h * 0.92, w * 1.08, h * 0.09, mix(wall, p.brown, 0.35)) +
    rect(x - w * 0.02, y - h, w * 1.04, h * 0.085, mix(wall, p.white, 0.4));
  out +=
    rect(x - w * 0.03, y - h * 0.09, w * 1.06, h * 0.045, p.stone) +
    rect(x - w * 0.06, y - h * 0.05, w * 1.12, h * 0.05, mix(p.stone, p.ink, 0.2));
  return out;
}

/** String of five-coloured prayer flags from one point to another. */
export function flagLine(
  s: Stage,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  size = 26,
  phase = 0,
): string {
  const { p } = s;
  const colours = [p.blue, p.paper, p.vermilion, p.leaf, p.ochre];
  const long = Math.hypot(x2 - x1, y2 - y1);
  const count = Math.max(3, Math.round(long / (size * 1.25)));
  const at = (t: number) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)] as const;
  let out = stroke(
    `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag * 2)} ${n(x2)} ${n(y2)}`,
    p.ink,
    2,
  );
  out += repeat(count, (i) => {
    const [ax, ay] = at((i + 0.1) / count);
    const [bx, by] = at((i + 0.85) / count);
    const sway = Math.sin(phase + i * 1.7) * size * 0.22;
    return poly(
      [
        [ax, ay],
        [bx, by],
        [bx + sway, by + size * 1.15],
        [ax + sway * 0.7, ay + size * 1.1],
      ],
      colours[i % 5] ?? p.paper,
    );
  });
  return out;
}

/** A cluster of roofs climbing away, seen from above. */
export function roofs(s: Stage, x: number, y: number, w: number, rows: number, size: number): string {
  const { r, p } = s;
  return repeat(rows, (row) => {
    const scale = size * (0.62 + (0.38 * (row + 1)) / rows);
    const count = Math.ceil(w / (scale * 1.2));
    return repeat(count, (i) => {
      const bx = x + (w * i) / count + r.between(-0.15, 0.15) * scale;
      const by = y + row * size * 0.42 + r.between(-5, 5);
      const wall = r.pick([p.paper, p.cream, mix(p.sand, p.paper, 0.4)]);
      return tileHouse(s, bx, by, scale * r.between(0.8, 1.15), scale * r.between(0.62, 0.85), wall);
    });
  });
}
