import { bee } from '../animals';
import { tibetanHouse, tileHouse } from '../buildings';
import { ground, ranges, ridge } from '../land';
import { mix } from '../palette';
import { figure } from '../people';
import { circle, ellipse, n, opacity, path, poly, rect, repeat, stroke } from '../shapes';
import { mistBar, sky } from '../sky';
import type { Scene, Stage } from '../stage';
import { snowSummits } from '../summits';
import { bush, plant, treeLine } from '../trees';

/** Furrows or crop rows running to a vanishing point. */
function rows(s: Stage, y: number, vx: number, fills: readonly string[], count = 26): string {
  const bottom = 820;
  return repeat(count, (i) => {
    const a = -1400 + (4000 * i) / count;
    const b = -1400 + (4000 * (i + 1)) / count;
    const ta = vx + (a - vx) * 0.12;
    const tb = vx + (b - vx) * 0.12;
    return poly(
      [
        [ta, y],
        [tb + 0.5, y],
        [b + 1, bottom],
        [a, bottom],
      ],
      fills[i % fills.length] ?? s.p.leaf,
    );
  });
}

/** Plants on both sides of the path; every second row bears fruit. */
function tomatoRows(s: Stage): string {
  return repeat(7, (row) => {
    const t = row / 6;
    const y = 470 + t * t * 300;
    const size = 50 + t * 150;
    return [-1, 1]
      .map((side) =>
        [0.32, 0.74]
          .map(
            (off) =>
              plant(
                s,
                600 + side * (110 + t * 620 * off + off * 100),
                y,
                size,
                s.r.pick([s.p.leaf, s.p.leafDeep]),
              ) +
              (row % 2
                ? repeat(4, () =>
                    circle(
                      600 + side * (110 + t * 620 * off + off * 100) + s.r.between(-0.3, 0.3) * size,
                      y - size * s.r.between(0.3, 0.7),
                      size * 0.09,
                      s.p.vermilion,
                    ),
                  )
                : ''),
          )
          .join(''),
      )
      .join('');
  });
}

export const greenhouse: Scene = (s) => {
  const arches = repeat(6, (i) => {
    const k = 1 - i * 0.135;
    return stroke(
      `M${n(600 - 640 * k)} ${n(360 + 440 * k)}V${n(360 + 60 * k)}C${n(600 - 620 * k)} ${n(360 - 330 * k)} ${n(600 + 620 * k)} ${n(360 - 330 * k)} ${n(600 + 640 * k)} ${n(360 + 60 * k)}V${n(360 + 440 * k)}`,
      mix(s.p.paper, s.p.slate, 0.55),
      11 * k,
    );
  });
  return (
    sky(s, { horizon: 400, clouds: 1 }) +
    ranges(s, 440, 200) +
    rect([0, 0], [1200, 800], '#ffffff', 0, opacity(s.mood === 'night' ? 0.06 : 0.24)) +
    rect([0, 430], [1200, 400], mix(s.p.brown, s.p.leafDeep, 0.3)) +
    rows(s, 430, 600, [s.p.brown, mix(s.p.brown, s.p.wood, 0.4)], 20) +
    arches +
    stroke('M600 110V360M300 190L520 340M900 190L680 340', mix(s.p.paper, s.p.slate, 0.3), 5) +
    tomatoRows(s) +
    path('M560 800L590 430H612L660 800Z', s.p.sand) +
    figure(s, 640, 720, 270, {
      pose: 'hold',
      top: s.p.ochre,
      dress: 'apron',
      trim: s.p.teal,
      hat: 'scarf',
      hatFill: s.p.rose,
    }) +
    rect([672, 548], [64, 40], s.p.leafPale, 4) +
    (s.air.lit ? [300, 600, 900].map((x) => s.glow(x, 240, 170, '#ffd98a', 0.6)).join('') : '')
  );
};

export const teaHill: Scene = (s) => {
  const bands = repeat(9, (i) => {
    const t = i / 8;
    const y = 360 + t * t * 330 + t * 60;
    const lift = 70 * (1 - t) + 30;
    const d = `M-40 ${n(y + 40)}C200 ${n(y - lift)} 500 ${n(y - lift * 1.3)} 700 ${n(y)}S1000 ${n(y + lift)} 1240 ${n(y - lift * 0.3)}`;
    const h = 22 + t * 46;
    const fill = mix(i % 2 ? s.p.leaf : s.p.leafDeep, s.air.mist, 0.4 * (1 - t));
    return (
      stroke(d, mix(fill, s.p.ink, 0.45), h * 1.5) +
      `<g transform="translate(0 ${n(-h * 0.24)})">${stroke(d, fill, h)}${stroke(d, mix(fill, s.p.leafPale, 0.55), h * 0.35, `stroke-dasharray="${n(h * 0.1)} ${n(h * 0.75)}" transform="translate(0 ${n(-h * 0.2)})"`)}</g>`
    );
  });
  return (
    sky(s, { horizon: 380 }) +
    ranges(s, 420, 300) +
    mistBar([80, 330], 380, 14, s.air.mist, 0.8) +
    ground(s, 370, 20, s.p.leafDeep, s.p.moss) +
    bands +
    picker(s, 300, 600, 150, s.p.vermilion) +
    picker(s, 800, 560, 120, s.p.blue) +
    picker(s, 930, 720, 250, s.p.ochre) +
    picker(s, 1090, 480, 80, s.p.rose) +
    tileHouse(s, [990, 400], 90, 68) +
    treeLine(s, [60, 220, 420], { h: 90, count: 3 }, 'broad')
  );
};

function picker(s: Stage, x: number, y: number, h: number, top: string): string {
  return (
    figure(s, x, y, h, {
      pose: 'carry',
      top,
      hat: 'brim',
      hatFill: s.p.sand,
      dress: 'apron',
      trim: s.p.deep,
    }) +
    poly(
      [
        [x - h * 0.32, y - h * 0.72],
        [x - h * 0.1, y - h * 0.72],
        [x - h * 0.13, y - h * 0.42],
        [x - h * 0.28, y - h * 0.42],
      ],
      s.p.wood,
    ) +
    ellipse([x - h * 0.21, y - h * 0.72], [h * 0.11, h * 0.03], s.p.leafPale) +
    bush(s, x + h * 0.12, y + h * 0.12, h * 0.7, s.p.leaf)
  );
}

export const barleyField: Scene = (s) => {
  const gold = s.p.ochre;
  const ears = repeat(85, (i) => {
    const x = (i * 14.3) % 1220;
    const top = 610 + ((i * 53) % 90);
    const lean = 18 + ((i * 17) % 22);
    return (
      stroke(
        `M${n(x)} 820Q${n(x)} ${n(top + 60)} ${n(x + lean)} ${n(top)}`,
        mix(gold, s.p.leafDeep, 0.35),
        3,
      ) +
      `<g transform="rotate(${n(35 + (i % 5) * 6)} ${n(x + lean)} ${n(top)})">${ellipse([x + lean, top], [6, 19], mix(gold, s.p.cream, (i % 3) * 0.2))}${stroke(`M${n(x + lean)} ${n(top - 16)}v-26M${n(x + lean - 4)} ${n(top - 12)}l-7 -24M${n(x + lean + 4)} ${n(top - 12)}l7 -24`, mix(gold, s.p.cream, 0.4), 1.6)}</g>`
    );
  });
  return (
    sky(s, { horizon: 380 }) +
    snowSummits(
      s,
      [
        { x: 400, y: 130, half: 430 },
        { x: 940, y: 220, half: 380 },
      ],
      410,
    ) +
    ridge(s, { y: 390, foot: 440, amplitude: 40, fill: s.air.land[2], mist: 0.3 }) +
    rect([0, 430], [1200, 400], gold) +
    rows(s, 430, 700, [gold, mix(gold, s.p.cream, 0.25), mix(gold, s.p.leaf, 0.35)], 30) +
    tibetanHouse(s, [830, 470], 170, 110) +
    treeLine(s, [1000, 1180, 470], { h: 110, count: 5 }, 'poplar') +
    figure(s, 330, 640, 190, {
      pose: 'bend',
      dress: 'robe',
      top: s.p.maroon,
      hat: 'scarf',
      hatFill: s.p.vermilion,
    }) +
    figure(s, 560, 610, 170, { pose: 'carry', dress: 'robe', top: s.p.teal, hat: 'long' }) +
    ellipse([606, 505], [20, 46], mix(gold, s.p.cream, 0.3), 'transform="rotate(30 606 505)"') +
    ears
  );
};

export const rapeseed: Scene = (s) => {
  const yellow = s.p.tint('#f2c733');
  return (
    sky(s, { horizon: 400, clouds: 2 }) +
    ranges(s, 420, 280) +
    ground(s, 410, 26, mix(yellow, s.air.mist, 0.35), yellow) +
    ground(s, 470, 40, s.p.leaf, s.p.leafDeep) +
    ground(s, 486, 40, mix(yellow, s.p.cream, 0.2), yellow) +
    tileHouse(s, [330, 520], 130, 96) +
    tileHouse(s, [450, 535], 150, 108, s.p.cream) +
    treeLine(s, [250, 330, 530], { h: 110, count: 2 }, 'broad') +
    treeLine(s, [620, 700, 540], { h: 110, count: 2 }, 'poplar') +
    ground(s, 590, 30, mix(s.p.leafDeep, yellow, 0.2), s.p.leafDeep) +
    ground(s, 604, 30, yellow, mix(yellow, s.p.leaf, 0.4)) +
    path('M760 600C840 640 700 720 820 820H980C820 720 900 650 786 598Z', s.p.sand) +
    figure(s, 880, 730, 190, {
      pose: 'walk',
      top: s.p.vermilion,
      dress: 'skirt',
      legs: s.p.deep,
      hat: 'brim',
      hatFill: s.p.paper,
    }) +
    figure(s, 800, 720, 130, { pose: 'walk', top: s.p.blue, hat: 'cap', hatFill: s.p.vermilion }) +
    repeat(230, () => {
      const t = s.r.next();
      return circle(
        s.r.chance(0.6) ? s.r.between(0, 740) : s.r.between(960, 1200),
        640 + t * 160,
        3 + t * 6,
        s.r.pick([yellow, mix(yellow, s.p.paper, 0.5), mix(yellow, s.p.leaf, 0.6)]),
      );
    }) +
    bee(s, 240, 560, 30) +
    bee(s, 1040, 600, 38, true)
  );
};
