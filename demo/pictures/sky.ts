import { mix, type Palette } from './palette';
import { circle, ellipse, n, opacity, type Point, path, rect, repeat } from './shapes';
import type { Stage } from './stage';

/** One flat bar of mist with round ends, as woodblock printers cut clouds. */
export function mistBar([x, y]: Point, w: number, h: number, fill: string, alpha = 1): string {
  const r = h / 2;
  return (
    rect([x, y], [w, h], fill, r, opacity(alpha)) +
    rect([x + w * 0.22, y - h * 0.8], [w * 0.5, h], fill, r, opacity(alpha))
  );
}

/** A rounded cumulus with a flat base. */
export function cumulus(x: number, y: number, size: number, fill: string, alpha = 1): string {
  const d = `M${n(x - size)} ${n(y)}C${n(x - size * 1.15)} ${n(y - size * 0.35)} ${n(x - size * 0.7)} ${n(y - size * 0.45)} ${n(x - size * 0.55)} ${n(y - size * 0.36)}C${n(x - size * 0.45)} ${n(y - size * 0.8)} ${n(x + size * 0.15)} ${n(y - size * 0.85)} ${n(x + size * 0.25)} ${n(y - size * 0.45)}C${n(x + size * 0.5)} ${n(y - size * 0.65)} ${n(x + size * 0.85)} ${n(y - size * 0.4)} ${n(x + size * 0.75)} ${n(y - size * 0.22)}C${n(x + size * 1.1)} ${n(y - size * 0.2)} ${n(x + size * 1.1)} ${n(y)} ${n(x + size)} ${n(y)}Z`;
  return path(d, fill, opacity(alpha));
}

export interface SkyOptions {
  /** Sun or moon; absent = drawn from the key. `r: 0` hides it. */
  sun?: { x: number; y: number; r: number };
  clouds?: number;
  horizon?: number;
}

/** Clear days are not all alike: river green, deep blue, warm haze. */
const daySkies: readonly [Palette['sky'], ...Palette['sky'][]] = [
  ['#6fb3bd', '#b9dbd2', '#f7edd3'],
  ['#4596bd', '#a6d3dc', '#f3efdd'],
  ['#8dbfb0', '#d5e0c0', '#fae9bf'],
];

export function sky(s: Stage, options: SkyOptions = {}): string {
  const { air, r, mood } = s;
  const horizon = options.horizon ?? 560;
  const sun = options.sun ?? {
    x: r.pick([300, 400, 800, 880]) + r.between(-30, 30),
    y: mood === 'day' || mood === 'night' ? r.between(120, 190) : horizon - r.between(230, 300),
    r: mood === 'night' ? 44 : r.between(56, 76),
  };
  const tones = mood === 'day' ? r.pick(daySkies) : air.sky;
  const disc = mood === 'day' ? r.pick(['#f08a4b', '#fff6dd', '#fff6dd']) : air.sun;
  let out = rect(
    [0, 0],
    [1200, 800],
    s.fade(0, horizon, [[tones[0]], [mix(tones[0], tones[1], 0.75)], [tones[1]], [tones[2]]]),
  );
  if (mood === 'night') {
    out += repeat(90, () =>
      circle(
        r.between(0, 1200),
        r.between(0, 400),
        r.pick([0.9, 1.2, 1.8, 2.4]),
        '#fff6d8',
        opacity(r.between(0.35, 0.95)),
      ),
    );
  }
  if (sun.r > 0) {
    out += s.glow(
      sun.x,
      sun.y,
      sun.r * (mood === 'night' ? 4.5 : 5),
      mood === 'day' ? '#fff6dc' : air.sun,
      mood === 'day' ? 0.75 : 0.5,
    );
    out += circle(sun.x, sun.y, sun.r, disc);
    if (mood === 'night')
      out += ellipse(
        [sun.x + sun.r * 0.25, sun.y - sun.r * 0.2],
        [sun.r * 0.3, sun.r * 0.22],
        mix(air.sun, air.sky[1], 0.25),
      );
  }
  for (let i = 0; i < (options.clouds ?? 3); i++) {
    const w = r.between(220, 420);
    const y = r.between(70, horizon - 260);
    out += mistBar(
      [r.between(-80, 1000), y],
      w,
      r.between(14, 22),
      air.cloud,
      mood === 'night' ? 0.45 : 0.75,
    );
  }
  return out;
}

/** A small flight of birds. */
export function birds(s: Stage, x: number, y: number, count = 5, size = 12): string {
  const { r } = s;
  const d = repeat(count, (i) => {
    const bx = x + i * size * 2.6 + r.between(-6, 6);
    const by = y - Math.abs(i - count / 2) * -size * 0.9 + r.between(-6, 6);
    const k = size * r.between(0.75, 1.1);
    return `M${n(bx - k)} ${n(by - k * 0.35)}q${n(k * 0.55)} ${n(-k * 0.35)} ${n(k)} ${n(k * 0.35)}q${n(k * 0.45)} ${n(-k * 0.7)} ${n(k)} ${n(-k * 0.35)}`;
  });
  return `<path d="${d}" fill="none" stroke="${s.air.land[5]}" stroke-width="2.6" stroke-linecap="round"/>`;
}
