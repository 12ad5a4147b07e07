import { hall, tileHouse } from '../buildings';
import { grasses, ground, ranges, ridge, water } from '../land';
import { mix } from '../palette';
import { figure } from '../people';
import { circle, ellipse, line, n, opacity, type Point, path, poly, rect, repeat, stroke } from '../shapes';
import { birds, cumulus, mistBar, sky } from '../sky';
import type { Scene, Stage } from '../stage';
import { treeLine } from '../trees';
import { van } from '../vehicles';

export const solarFarm: Scene = (s) => {
  const { p } = s;
  const panel = (x: number, y: number, k: number) =>
    line([x + 50 * k, y + 20 * k], [x + 50 * k, y + 66 * k], p.slate, 5 * k) +
    poly(
      [
        [x, y],
        [x + 130 * k, y - 16 * k],
        [x + 110 * k, y + 48 * k],
        [x - 22 * k, y + 64 * k],
      ],
      mix(p.deep, p.blue, 0.45),
    ) +
    stroke(
      [0.25, 0.5, 0.75]
        .map((t) => `M${n(x + 130 * k * t)} ${n(y - 16 * k * t)}l${n(-21 * k)} ${n(64 * k)}`)
        .join('') +
        [0.33, 0.66]
          .map((t) => `M${n(x - 22 * k * t)} ${n(y + 64 * k * t)}l${n(131 * k)} ${n(-16 * k)}`)
          .join(''),
      p.sea,
      1.8 * k,
      opacity(0.8),
    ) +
    poly(
      [
        [x, y],
        [x + 46 * k, y - 6 * k],
        [x + 12 * k, y + 60 * k],
        [x - 22 * k, y + 64 * k],
      ],
      '#ffffff',
      opacity(0.13),
    );
  return (
    sky(s, { horizon: 380, sun: { x: 860, y: s.mood === 'day' || s.mood === 'night' ? 150 : 240, r: 70 } }) +
    ranges(s, 410, 260) +
    ground(s, 400, 16, mix(p.leafPale, p.sand, 0.4), p.leaf) +
    repeat(6, (row) => {
      const k = 0.42 + row * 0.27;
      return repeat(Math.ceil(1250 / (150 * k)) + 1, (i) =>
        panel(-40 + i * 150 * k - row * 22, 430 + row * row * 11 + row * 14, k),
      );
    }) +
    figure(s, 930, 780, 230, {
      hat: 'helmet',
      hatFill: p.ochre,
      top: p.orange,
      pose: 'point',
      mirrored: true,
    }) +
    grasses(s, 806, 70, s.air.land[5], 60)
  );
};

export const windFarm: Scene = (s) => {
  const { p } = s;
  const turbine = (x: number, y: number, h: number, turnBy: number) =>
    poly(
      [
        [x - h * 0.018, y],
        [x - h * 0.008, y - h],
        [x + h * 0.008, y - h],
        [x + h * 0.018, y],
      ],
      p.paper,
    ) +
    poly(
      [
        [x + h * 0.004, y],
        [x + h * 0.002, y - h],
        [x + h * 0.008, y - h],
        [x + h * 0.018, y],
      ],
      p.slate,
      opacity(0.5),
    ) +
    [0, 120, 240]
      .map(
        (a) =>
          `<g transform="rotate(${a + turnBy} ${n(x)} ${n(y - h)})">${path(`M${n(x - h * 0.01)} ${n(y - h)}Q${n(x - h * 0.035)} ${n(y - h * 1.18)} ${n(x)} ${n(y - h * 1.52)}Q${n(x + h * 0.012)} ${n(y - h * 1.2)} ${n(x + h * 0.01)} ${n(y - h)}Z`, p.paper)}</g>`,
      )
      .join('') +
    circle(x, y - h, h * 0.022, p.vermilion);
  return (
    sky(s, { horizon: 470, clouds: 1 }) +
    cumulus(220, 200, 120, s.air.cloud, 0.7) +
    ranges(s, 500, 260) +
    turbine(180, 500, 130, 20) +
    turbine(330, 490, 150, 70) +
    turbine(500, 495, 130, 40) +
    turbine(1080, 490, 170, 10) +
    ridge(s, {
      y: 500,
      foot: 640,
      amplitude: 40,
      fill: mix(p.leaf, s.air.land[2], 0.4),
      sharp: 0,
      waves: 2,
      mist: 0.1,
    }) +
    turbine(930, 600, 330, 50) +
    turbine(640, 640, 400, 15) +
    ground(s, 610, 36, p.leaf, p.leafDeep) +
    path(
      'M-20 730C260 690 420 720 600 670C760 640 980 640 1220 600V622C980 664 780 664 610 694C420 744 260 714 -20 760Z',
      p.sand,
    ) +
    van(s, [330, 725], 0.7, { fill: p.paper, stripe: p.teal }) +
    figure(s, 440, 740, 110, { hat: 'helmet', hatFill: p.vermilion, top: p.teal }) +
    grasses(s, 806, 120, s.air.land[5], 80) +
    birds(s, 700, 330, 4)
  );
};

export const dam: Scene = (s) => {
  const { p } = s;
  const wall = mix(p.stone, p.paper, 0.4);
  return (
    sky(s, { horizon: 300 }) +
    ranges(s, 340, 240) +
    water(s, { top: 330, bottom: 420 }) +
    path('M-20 820V260C80 280 180 330 240 400C300 500 340 640 360 820Z', s.air.land[3]) +
    path('M1220 820V240C1120 270 1000 330 950 400C880 500 860 640 840 820Z', s.air.land[3]) +
    path('M190 380Q600 440 1010 380L900 740H300Z', wall) +
    path('M800 402Q900 396 1010 380L900 740H780Z', p.ink, opacity(0.12)) +
    stroke(
      repeat(
        7,
        (i) => `M${200 + i * 16} ${420 + i * 48}Q600 ${474 + i * 44} ${1000 - i * 16} ${420 + i * 48}`,
      ),
      p.ink,
      2,
      opacity(0.16),
    ) +
    stroke('M180 372Q600 432 1020 372', mix(wall, p.white, 0.5), 18) +
    repeat(15, (i) => {
      const t = i / 14;
      const x = 200 + t * 800;
      const y = 366 + 4 * 28 * t * (1 - t);
      return line([x, y], [x, y - 26], p.ink, 3) + (s.air.lit ? s.glow(x, y - 26, 24, '#ffe0a0', 0.9) : '');
    }) +
    [450, 560, 670]
      .map(
        (x) =>
          rect([x, 420], [66, 60], p.deep) +
          path(
            `M${x + 4} 470H${x + 62}C${x + 60} 600 ${x + 74} 680 ${x + 96} 760H${x - 30}C${x - 4} 680 ${x + 6} 600 ${x + 4} 470Z`,
            s.fade(470, 760, [
              [p.white, 0.9],
              [s.air.water[0], 0.85],
            ]),
          ) +
          stroke(
            `M${x + 18} 490Q${x + 14} 620 ${x - 2} 740M${x + 34} 490V740M${x + 50} 490Q${x + 54} 620 ${x + 70} 740`,
            p.white,
            4,
            opacity(0.8),
          ),
      )
      .join('') +
    water(s, { top: 724 }) +
    repeat(12, (i) => ellipse([400 + i * 36, 744 + (i % 3) * 8], [50, 20], p.white, opacity(0.5))) +
    hall(s, [860, 740], [240, 110], p.cream, 5) +
    treeLine(s, [-10, 210, 640], { h: 180, count: 5 }, 'pine', s.air.land[5]) +
    treeLine(s, [1040, 1220, 620], { h: 170, count: 5 }, 'pine', s.air.land[5]) +
    mistBar([380, 690], 420, 18, p.white, 0.4)
  );
};

function pylon(s: Stage, [x, y]: Point, h: number): string {
  const w = h * 0.16;
  let d = `M${n(x - w)} ${n(y)}L${n(x - w * 0.22)} ${n(y - h * 0.62)}V${n(y - h)}H${n(x + w * 0.22)}V${n(y - h * 0.62)}L${n(x + w)} ${n(y)}`;
  for (let i = 0; i < 5; i++) {
    const a = 1 - i * 0.16;
    const b = 1 - (i + 1) * 0.16;
    d += `M${n(x - w * a)} ${n(y - h * 0.125 * i)}L${n(x + w * b)} ${n(y - h * 0.125 * (i + 1))}M${n(x + w * a)} ${n(y - h * 0.125 * i)}L${n(x - w * b)} ${n(y - h * 0.125 * (i + 1))}`;
  }
  d += [0.66, 0.8, 0.94]
    .map(
      (k, i) =>
        `M${n(x - w * (2 - i * 0.4))} ${n(y - h * k)}L${n(x)} ${n(y - h * (k + 0.05))}L${n(x + w * (2 - i * 0.4))} ${n(y - h * k)}Z`,
    )
    .join('');
  return stroke(d, s.air.land[5], Math.max(2, h * 0.011));
}

/** Sagging wires from pylon to pylon, three on each side. */
function wires(s: Stage): string {
  return [
    [0.66, 2],
    [0.8, 1.6],
    [0.94, 1.2],
  ]
    .map(([k = 0, a = 0]) =>
      [-1, 1]
        .map((side) => {
          const at = (x: number, y: number, h: number) => [x + side * h * 0.16 * a, y - h * k] as const;
          const pts = [
            at(-260, 860, 760),
            at(260, 740, 560),
            at(640, 640, 330),
            at(860, 580, 200),
            at(1000, 545, 130),
            at(1100, 520, 80),
          ];
          return pts
            .slice(1)
            .map(([x2, y2], i) => {
              const [x1, y1] = pts[i] ?? [0, 0];
              return stroke(
                `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + (x2 - x1) * 0.14)} ${n(x2)} ${n(y2)}`,
                s.air.land[5],
                Math.max(1, 2.6 - i * 0.4),
              );
            })
            .join('');
        })
        .join(''),
    )
    .join('');
}

export const powerLines: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 480 }) +
    ranges(s, 560, 360, 4) +
    ground(s, 540, 26, mix(p.leaf, s.air.land[2], 0.4), p.leafDeep) +
    treeLine(s, [0, 1200, 590], { h: 60, count: 22 }, 'pine', s.air.land[4]) +
    ground(s, 640, 26, p.leaf, p.moss) +
    wires(s) +
    pylon(s, [1100, 520], 80) +
    pylon(s, [1000, 545], 130) +
    pylon(s, [860, 580], 200) +
    pylon(s, [640, 640], 330) +
    pylon(s, [260, 740], 560) +
    tileHouse(s, [900, 740], 130, 96) +
    tileHouse(s, [1020, 752], 140, 104, p.cream) +
    figure(s, 300, 470, 84, { hat: 'helmet', hatFill: p.ochre, top: p.vermilion, pose: 'raise' }) +
    grasses(s, 806, 90, s.air.land[5], 80) +
    birds(s, 520, 160, 6)
  );
};
