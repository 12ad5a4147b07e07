import { mix } from './palette';
import { noiseLine } from './random';
import { n, opacity, type Point, path, poly, polyline, rect, repeat, smooth, stroke } from './shapes';
import type { Stage } from './stage';

export interface RidgeOptions {
  /** Height of the crest line's middle and of the foot. */
  y: number;
  foot: number;
  amplitude: number;
  fill: string;
  /** Waves across the sheet; more = busier. */
  waves?: number;
  /** Share of sharp detail 0…1; 0 = rolling hills. */
  sharp?: number;
  /** Mist at the foot, 0…1. */
  mist?: number;
  /** Lifts the crest at one side: −1 left … 1 right. */
  tilt?: number;
}

/** Crest line of a mountain range across the sheet. */
export function crest(s: Stage, o: RidgeOptions): Point[] {
  const big = noiseLine(s.r);
  const fine = noiseLine(s.r);
  const waves = o.waves ?? 3;
  const sharp = o.sharp ?? 0.5;
  const points: Point[] = [];
  const step = sharp > 0 ? 12 : 40;
  for (let x = -step; x <= 1200 + step; x += step) {
    const u = (x / 1200) * waves;
    const ridged = 1 - 2 * Math.abs(big(u + 3));
    const soft = big(u + 3);
    const height =
      sharp * ridged + (1 - sharp) * soft + sharp * 0.22 * fine(u * 5) + sharp * 0.09 * fine(u * 13 + 7);
    points.push([x, o.y - o.amplitude * (height + (o.tilt ?? 0) * (x / 600 - 1))]);
  }
  return points;
}

/** A layer of land: crest, ink fading into mist at the foot, and slopes cut on the shaded side. */
export function ridge(s: Stage, o: RidgeOptions): string {
  const points = crest(s, o);
  const mist = o.mist ?? 0.6;
  const sharp = o.sharp ?? 0.5;
  const outline = sharp > 0 ? polyline(points) : smooth(points);
  const fill = s.fade(o.y - o.amplitude, o.foot, [
    [o.fill],
    [mix(o.fill, s.air.mist, mist * 0.35)],
    [mix(o.fill, s.air.mist, mist)],
  ]);
  let out = path(`${outline}L1220 ${n(o.foot + 2)}L-20 ${n(o.foot + 2)}Z`, fill);
  if (sharp > 0.3) out += cuts(s, points, o);
  return out;
}

/** Shaded flanks: from each local summit a jagged gully runs down; ink lies on its right side. */
function cuts(s: Stage, points: readonly Point[], o: RidgeOptions): string {
  let out = '';
  for (let i = 3; i < points.length - 3; i++) {
    const here = points[i];
    const before = points[i - 3];
    const after = points[i + 3];
    if (!here || !before || !after || here[1] > before[1] - 5 || here[1] > after[1] - 5) continue;
    const reach = Math.min(o.foot - here[1], o.amplitude * s.r.between(0.7, 1.5));
    const left: Point[] = [];
    let x = here[0];
    for (let k = 1; k <= 5; k++) {
      x += s.r.between(-9, 12);
      left.push([x, here[1] + (reach * k) / 5]);
    }
    const right: Point[] = points.slice(i, Math.min(points.length, i + 7));
    const last = right.at(-1);
    if (!last) continue;
    const close: Point[] = [];
    for (let k = 1; k <= 4; k++) {
      close.push([
        last[0] + (x - last[0]) * (k / 5) + s.r.between(-6, 10),
        last[1] + (here[1] + reach - last[1]) * (k / 5),
      ]);
    }
    out += poly([here, ...right, ...close, ...left.reverse()], s.air.land[5], opacity(0.055));
    i += 3;
  }
  return out;
}

/** Three ranges in atmospheric perspective down to `foot`. */
export function ranges(s: Stage, foot: number, height = 300, layers = 3): string {
  const { air } = s;
  const tones = [air.land[0], air.land[1], air.land[2], air.land[3]];
  const valley = rect(
    [-20, foot - 2],
    [1240, 822 - foot],
    s.fade(foot, 800, [[mix(air.land[2], air.mist, 0.55)], [air.land[3]]]),
  );
  return (
    valley +
    repeat(layers, (i) => {
      const t = i / Math.max(1, layers - 1);
      return ridge(s, {
        y: foot - height * (0.72 - 0.5 * t),
        foot: foot,
        amplitude: height * (0.3 - 0.12 * t),
        fill: tones[i] ?? air.land[3],
        waves: 3 + i * 1.3,
        sharp: 0.75 - 0.2 * t,
        mist: 0.75 - 0.25 * t,
        tilt: s.r.between(-0.35, 0.35),
      });
    })
  );
}

/** Smooth near ground whose edge swings a little; the sheet below is filled. */
export function ground(s: Stage, y: number, swing: number, top: string, bottom = top): string {
  const wave = noiseLine(s.r);
  const points: Point[] = [];
  for (let x = -40; x <= 1240; x += 80) points.push([x, y + swing * wave(x / 300)]);
  return path(`${smooth(points)}L1240 820L-40 820Z`, s.fade(y - swing, 800, [[top], [bottom]]));
}

export interface WaterOptions {
  top: number;
  bottom?: number;
  /** x of the light's path on the water. */
  shine?: number;
  ripples?: number;
}

export function water(s: Stage, o: WaterOptions): string {
  const { air, r } = s;
  const bottom = o.bottom ?? 800;
  let out = rect(
    [0, o.top],
    [1200, bottom - o.top],
    s.fade(o.top, bottom, [[air.water[0]], [mix(air.water[0], air.water[1], 0.6)], [air.water[1]]]),
  );
  const marks = repeat(o.ripples ?? 46, () => {
    const t = r.next() ** 1.4;
    const y = o.top + 4 + t * (bottom - o.top - 8);
    const w = 20 + t * 110 * r.between(0.4, 1);
    return `M${n(r.between(-40, 1200))} ${n(y)}h${n(w)}`;
  });
  out += `<path d="${marks}" stroke="${mix(air.water[0], '#ffffff', 0.45)}" stroke-width="3" stroke-linecap="round" ${opacity(s.mood === 'night' ? 0.25 : 0.5)}/>`;
  if (o.shine !== undefined) {
    const shine = o.shine;
    const bars = repeat(13, (i) => {
      const t = i / 12;
      const y = o.top + 6 + t * (bottom - o.top - 20);
      const w = 34 + t * 90 + r.between(-14, 26);
      return `M${n(shine - w / 2 + r.between(-16, 16))} ${n(y)}h${n(w)}`;
    });
    out += `<path d="${bars}" stroke="${s.mood === 'day' ? '#fffbe9' : air.sun}" stroke-width="6" stroke-linecap="round" ${opacity(0.75)}/>`;
  }
  return out;
}

/** A river from a far point to the front edge: each waypoint is [x, y, width]. */
export function river(s: Stage, way: readonly (readonly [number, number, number])[]): string {
  const { air } = s;
  const left = way.map(([x, y, w]): Point => [x - w / 2, y]);
  const right = way.map(([x, y, w]): Point => [x + w / 2, y]).reverse();
  const top = way[0]?.[1] ?? 0;
  const shape = `${smooth(left)}${smooth(right).replace('M', 'L')}Z`;
  const gleams = repeat(26, () => {
    const i = s.r.next() * (way.length - 1);
    const a = way[Math.floor(i)];
    const b = way[Math.floor(i) + 1] ?? a;
    if (!a || !b) return '';
    const t = i % 1;
    const w = (a[2] + (b[2] - a[2]) * t) * 0.62;
    const x = a[0] + (b[0] - a[0]) * t + s.r.between(-0.4, 0.4) * w;
    const long = w * s.r.between(0.08, 0.26);
    return `M${n(x - long)} ${n(a[1] + (b[1] - a[1]) * t)}h${n(long * 2)}`;
  });
  return (
    stroke(shape, mix(air.land[4], air.sand, 0.6), 7, opacity(0.5)) +
    path(shape, s.fade(top, 800, [[air.water[0]], [air.water[1]]])) +
    `<path d="${gleams}" stroke="#ffffff" stroke-width="3" stroke-linecap="round" ${opacity(s.mood === 'night' ? 0.25 : 0.6)}/>`
  );
}

/** Dark framing at the front: grasses along the lower edge. */
export function grasses(s: Stage, y: number, count: number, fill: string, height = 70): string {
  const { r } = s;
  const d = repeat(count, () => {
    const x = r.between(-20, 1220);
    const h = height * r.between(0.45, 1);
    const lean = r.between(-0.5, 0.5) * h;
    const b = y + r.between(0, 26);
    return `M${n(x - 4)} ${n(b)}Q${n(x)} ${n(b - h * 0.6)} ${n(x + lean)} ${n(b - h)}Q${n(x + 5)} ${n(b - h * 0.5)} ${n(x + 5)} ${n(b)}Z`;
  });
  return path(d, fill);
}
