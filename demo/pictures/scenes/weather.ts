import { slab, tileHouse } from '../buildings';
import { ground, ranges } from '../land';
import { mix } from '../palette';
import { figure } from '../people';
import { circle, ellipse, line, n, opacity, type Point, path, rect, repeat, stroke } from '../shapes';
import { sky } from '../sky';
import type { Scene, Stage } from '../stage';
import { snowSummits } from '../summits';
import { broadTree, treeLine } from '../trees';

export const rainStorm: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 460, clouds: 0, sun: { x: 0, y: 0, r: 0 } }) +
    rect([0, 0], [1200, 800], mix(s.air.land[4], p.slate, 0.4), 0, opacity(0.42)) +
    ranges(s, 470, 300) +
    repeat(5, (i) =>
      ellipse(
        [100 + i * 250, 70 + (i % 2) * 40],
        [230, 80],
        mix(s.air.land[4], p.slate, 0.45),
        opacity(0.85),
      ),
    ) +
    repeat(4, (i) => ellipse([200 + i * 260, 30], [260, 80], s.air.land[5], opacity(0.7))) +
    stroke('M860 120L810 240L860 236L800 380', '#fff3c0', 6) +
    repeat(4, (i) =>
      slab(s, [30 + i * 300, 600], [200, 190 + ((i * 89) % 120)], mix(p.cream, p.slate, 0.5), 40),
    ) +
    rect([0, 590], [1200, 230], mix(p.slate, p.ink, 0.5)) +
    repeat(14, (i) => ellipse([(i * 173) % 1200, 630 + ((i * 59) % 160)], [46, 7], p.stone, opacity(0.4))) +
    umbrella(s, 430, 560, 330, p.vermilion) +
    umbrella(s, 760, 580, 280, p.ochre) +
    umbrella(s, 980, 600, 220, p.blue) +
    `<path d="${repeat(170, () => `M${n(s.r.between(-50, 1250))} ${n(s.r.between(-40, 780))}l-12 ${n(s.r.between(30, 60))}`)}" fill="none" stroke="#eef3ea" stroke-width="2.2" stroke-linecap="round" opacity="0.45"/>`
  );
};

function umbrella(s: Parameters<Scene>[0], x: number, y: number, h: number, fill: string): string {
  const w = h * 0.44;
  const top = y + 190 - h * 1.12;
  return (
    ellipse([x, y + 194], [h * 0.24, 8], fill, opacity(0.35)) +
    figure(s, x, y + 190, h, { pose: 'walk', top: mix(fill, s.p.ink, 0.35), dress: 'coat', legs: s.p.ink }) +
    line([x + h * 0.1, y + 190 - h * 0.55], [x + h * 0.1, top], s.p.ink, 4) +
    path(
      `M${n(x + h * 0.1 - w)} ${n(top + h * 0.14)}Q${n(x + h * 0.1 - w * 0.8)} ${n(top - h * 0.16)} ${n(x + h * 0.1)} ${n(top - h * 0.17)}Q${n(x + h * 0.1 + w * 0.8)} ${n(top - h * 0.16)} ${n(x + h * 0.1 + w)} ${n(top + h * 0.14)}Q${n(x + h * 0.1 + w * 0.66)} ${n(top + h * 0.06)} ${n(x + h * 0.1 + w * 0.33)} ${n(top + h * 0.14)}Q${n(x + h * 0.1)} ${n(top + h * 0.06)} ${n(x + h * 0.1 - w * 0.33)} ${n(top + h * 0.14)}Q${n(x + h * 0.1 - w * 0.66)} ${n(top + h * 0.06)} ${n(x + h * 0.1 - w)} ${n(top + h * 0.14)}Z`,
      fill,
    ) +
    path(
      `M${n(x + h * 0.1)} ${n(top - h * 0.17)}Q${n(x + h * 0.1 + w * 0.8)} ${n(top - h * 0.16)} ${n(x + h * 0.1 + w)} ${n(top + h * 0.14)}Q${n(x + h * 0.1 + w * 0.66)} ${n(top + h * 0.06)} ${n(x + h * 0.1 + w * 0.33)} ${n(top + h * 0.14)}Z`,
      s.p.ink,
      opacity(0.2),
    )
  );
}

export const flood: Scene = (s) => {
  const { p } = s;
  const mud = mix(p.wood, p.sand, 0.45);
  return (
    sky(s, { horizon: 380, clouds: 5, sun: { x: 0, y: 0, r: 0 } }) +
    rect([0, 0], [1200, 500], p.slate, 0, opacity(0.3)) +
    ranges(s, 420, 260) +
    treeLine(s, [0, 1200, 450], { h: 120, count: 12 }, 'broad') +
    tileHouse(s, [90, 560], 240, 190) +
    tileHouse(s, [420, 530], 170, 140, p.cream) +
    tileHouse(s, [860, 570], 260, 200) +
    broadTree(s, [680, 560], 220) +
    rect(
      [0, 470],
      [1200, 350],
      s.fade(470, 800, [[mix(mud, s.air.mist, 0.3)], [mud], [mix(mud, p.ink, 0.35)]]),
    ) +
    `<path d="${repeat(60, () => {
      const y = s.r.between(480, 790);
      const w = 16 + (y - 470) * 0.2;
      return `M${n(s.r.between(-20, 1200))} ${n(y)}q${n(w / 2)} ${n(-w * 0.16)} ${n(w)} 0`;
    })}" fill="none" stroke="${p.cream}" stroke-width="3" opacity="0.55" stroke-linecap="round"/>` +
    path('M380 690H860Q880 660 900 656L880 724Q860 740 820 740H430Q390 736 380 690Z', p.orange) +
    path('M380 690H860Q880 660 900 656L896 672Q876 682 862 706H386Z', p.paper, opacity(0.6)) +
    figure(s, 760, 720, 230, { pose: 'point', top: p.vermilion, hat: 'helmet', hatFill: p.vermilion }) +
    figure(s, 640, 740, 220, { pose: 'sit', top: p.blue, hair: p.stone }) +
    figure(s, 530, 740, 210, { pose: 'sit', top: p.ochre, hat: 'long' }) +
    figure(s, 440, 720, 220, {
      pose: 'carry',
      top: p.vermilion,
      hat: 'helmet',
      hatFill: p.vermilion,
      mirrored: true,
    }) +
    line([380, 570], [300, 760], p.brown, 7) +
    path('M360 690H900Q884 736 820 744H430Q390 740 380 690Z', p.orange)
  );
};

function snowyHouse(s: Stage, [x, y]: Point, w: number, snow: string): string {
  return (
    tileHouse(s, [x, y], w, w * 0.75) +
    path(
      `M${n(x - w * 0.12)} ${n(y - w * 0.5)}Q${n(x + w * 0.1)} ${n(y - w * 0.56)} ${n(x + w * 0.14)} ${n(y - w * 0.78)}H${n(x + w * 0.86)}Q${n(x + w * 0.9)} ${n(y - w * 0.56)} ${n(x + w * 1.12)} ${n(y - w * 0.5)}Q${n(x + w * 0.8)} ${n(y - w * 0.57)} ${n(x + w * 0.5)} ${n(y - w * 0.55)}T${n(x - w * 0.12)} ${n(y - w * 0.5)}Z`,
      snow,
    ) +
    (s.air.lit ? s.glow(x + w / 2, y - w * 0.2, w * 0.7, '#ffd27a', 0.4) : '')
  );
}

function snowyPine(s: Stage, [x, y]: Point, h: number, snow: string): string {
  return (
    treeLine(s, [x - 20, x + 20, y], { h, count: 1 }, 'pine', s.air.land[4]) +
    repeat(4, (i) =>
      path(
        `M${n(x - h * (0.05 + i * 0.035))} ${n(y - h * (0.8 - i * 0.17))}Q${n(x)} ${n(y - h * (0.98 - i * 0.17))} ${n(x + h * (0.05 + i * 0.035))} ${n(y - h * (0.8 - i * 0.17))}Q${n(x)} ${n(y - h * (0.84 - i * 0.17))} ${n(x - h * (0.05 + i * 0.035))} ${n(y - h * (0.8 - i * 0.17))}Z`,
        snow,
      ),
    )
  );
}

export const snowfall: Scene = (s) => {
  const { p } = s;
  const snow = mix(p.white, s.air.mist, 0.15);
  return (
    sky(s, { horizon: 440, clouds: 0, sun: { x: 880, y: 170, r: s.mood === 'night' ? 40 : 46 } }) +
    rect([0, 0], [1200, 500], s.air.mist, 0, opacity(0.35)) +
    snowSummits(
      s,
      [
        { x: 260, y: 200, half: 380 },
        { x: 960, y: 240, half: 380 },
      ],
      470,
    ) +
    treeLine(s, [0, 1200, 480], { h: 110, count: 22 }, 'pine', s.air.land[2]) +
    ground(s, 470, 14, mix(snow, s.air.land[1], 0.25), snow) +
    [
      [150, 590, 170],
      [330, 560, 130],
      [820, 600, 190],
      [1010, 575, 150],
    ]
      .map(([x = 0, y = 0, w = 0]) => snowyHouse(s, [x, y], w, snow))
      .join('') +
    path('M520 590C600 640 440 700 520 820H720C660 720 700 640 580 588Z', mix(snow, s.air.land[2], 0.25)) +
    figure(s, 600, 740, 190, {
      pose: 'walk',
      top: p.vermilion,
      dress: 'coat',
      hat: 'fur',
      hatFill: p.maroon,
    }) +
    figure(s, 680, 744, 120, { pose: 'walk', top: p.ochre, hat: 'fur', hatFill: p.blue }) +
    [
      [60, 790, 340],
      [1090, 790, 380],
      [200, 800, 220],
    ]
      .map(([x = 0, y = 0, h = 0]) => snowyPine(s, [x, y], h, snow))
      .join('') +
    repeat(190, () => {
      const k = s.r.pick([2, 3, 4.4, 6.4]);
      return circle(s.r.between(0, 1200), s.r.between(0, 800), k, '#ffffff', opacity(0.85));
    })
  );
};
