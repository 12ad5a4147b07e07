import { hall, slab, tileHouse } from '../buildings';
import { grasses, ground, ranges, ridge, water } from '../land';
import { mix } from '../palette';
import { figure } from '../people';
import { circle, ellipse, line, n, opacity, path, poly, rect, repeat, stroke } from '../shapes';
import { birds, cumulus, mistBar, sky } from '../sky';
import type { Scene } from '../stage';
import { bush, treeLine } from '../trees';
import { droneCraft, excavator, towerCrane, truck, van } from '../vehicles';

export const construction: Scene = (s) => {
  const { p } = s;
  const frame = (x: number, y: number, w: number, floors: number, bays: number, fh = 62) =>
    repeat(
      floors,
      (f) =>
        rect(x - 8, y - (f + 1) * fh, w + 16, 11, mix(p.stone, p.ink, 0.15)) +
        repeat(bays + 1, (b) => rect(x + (w / bays) * b - 6, y - (f + 1) * fh, 12, fh, p.stone)) +
        (f < floors - 2
          ? rect(x + 6, y - (f + 1) * fh + 11, w - 12, fh - 11, mix(p.brown, p.ink, 0.35), 0, opacity(0.55))
          : ''),
    );
  return (
    sky(s, { horizon: 460 }) +
    ranges(s, 520, 300) +
    slab(s, 60, 600, 140, 210, p.cream, 28) +
    frame(300, 640, 330, 6, 4) +
    rect(292, 260, 346, 374, p.leafDeep, 0, opacity(0.28)) +
    towerCrane(s, 700, 650, 540, 400) +
    frame(820, 650, 280, 4, 3) +
    ground(s, 640, 10, mix(p.sand, p.wood, 0.3), p.wood) +
    excavator(s, 860, 740, 1.4, true) +
    truck(s, 470, 740, 1.35, p.vermilion, p.slate) +
    figure(s, 190, 780, 260, {
      hat: 'helmet',
      hatFill: p.ochre,
      top: p.orange,
      legs: p.deep,
      pose: 'point',
    }) +
    figure(s, 290, 780, 250, { hat: 'helmet', hatFill: p.paper, top: p.blue, pose: 'hold' }) +
    rect(306, 640, 50, 36, p.paper) +
    repeat(7, (i) => rect(640 + i * 90, 770, 70, 34, i % 2 ? p.paper : p.vermilion))
  );
};

export const factory: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 440 }) +
    ranges(s, 480, 280) +
    ground(s, 470, 10, p.leaf, p.leafDeep) +
    repeat(
      5,
      (i) =>
        poly(
          [
            [150 + i * 170, 560],
            [150 + i * 170, 380],
            [320 + i * 170, 310],
            [320 + i * 170, 560],
          ],
          mix(p.paper, p.slate, 0.1 + (i % 2) * 0.08),
        ) +
        poly(
          [
            [320 + i * 170, 310],
            [320 + i * 170, 400],
            [308 + i * 170, 400],
            [308 + i * 170, 316],
          ],
          p.deep,
        ) +
        poly(
          [
            [160 + i * 170, 384],
            [300 + i * 170, 326],
            [300 + i * 170, 352],
            [160 + i * 170, 410],
          ],
          s.air.lit ? s.air.pane : p.sea,
        ) +
        rect(180 + i * 170, 460, 100, 46, s.air.lit ? s.air.pane : p.teal),
    ) +
    rect(150, 540, 850, 22, p.vermilion) +
    rect(1030, 180, 50, 390, p.stone) +
    rect(1058, 180, 22, 390, p.ink, 0, opacity(0.2)) +
    rect(1030, 210, 50, 22, p.vermilion) +
    rect(1030, 256, 50, 22, p.vermilion) +
    cumulus(1110, 160, 70, s.air.cloud, 0.85) +
    cumulus(1180, 110, 80, s.air.cloud, 0.6) +
    rect(0, 560, 1200, 260, mix(p.stone, p.sand, 0.4)) +
    rect(0, 640, 1200, 110, mix(p.slate, p.ink, 0.4)) +
    repeat(8, (i) => rect(20 + i * 160, 692, 90, 8, p.paper)) +
    truck(s, 380, 680, 1.5, p.teal, p.paper) +
    truck(s, 800, 735, 1.7, p.ochre, p.vermilion, true) +
    treeLine(s, 0, 140, 580, 130, 2, 'broad') +
    figure(s, 1060, 640, 130, { hat: 'helmet', hatFill: p.ochre, top: p.blue, pose: 'walk' }) +
    bush(s, 90, 800, 150) +
    bush(s, 240, 806, 110)
  );
};

export const woolMill: Scene = (s) => {
  const { p } = s;
  const colours = [p.vermilion, p.ochre, p.teal, p.cream, p.leafDeep, p.rose];
  return (
    rect(0, 0, 1200, 560, s.fade(0, 560, [[mix(p.slate, p.paper, 0.35)], [mix(p.cream, p.paper, 0.5)]])) +
    repeat(
      4,
      (i) =>
        poly(
          [
            [i * 300, 0],
            [i * 300 + 300, 0],
            [i * 300 + 300, 60],
            [i * 300, 170],
          ],
          mix(p.slate, p.ink, 0.25),
        ) +
        poly(
          [
            [i * 300 + 20, 120],
            [i * 300 + 280, 40],
            [i * 300 + 280, 96],
            [i * 300 + 20, 180],
          ],
          s.air.lit ? s.air.land[4] : s.air.sky[1],
        ),
    ) +
    rect(0, 540, 1200, 280, mix(p.stone, p.sand, 0.4)) +
    poly(
      [
        [520, 260],
        [680, 260],
        [900, 800],
        [300, 800],
      ],
      mix(p.stone, p.paper, 0.55),
    ) +
    [-1, 1]
      .map((side) =>
        repeat(6, (i) => {
          const t = 1 - i / 6;
          const k = 0.35 + t * 0.65;
          const x = 600 + side * (110 + t * t * 430);
          const y = 330 + t * t * 330;
          return (
            rect(x - 90 * k, y - 120 * k, 180 * k, 200 * k, p.teal) +
            rect(x - 90 * k, y - 120 * k, 180 * k, 16 * k, p.deep) +
            repeat(
              4,
              (b) =>
                rect(
                  x - 78 * k + b * 40 * k,
                  y - 190 * k,
                  30 * k,
                  66 * k,
                  colours[(b + i) % 6] ?? p.ochre,
                  8 * k,
                ) +
                rect(x - 68 * k + b * 40 * k, y - 200 * k, 10 * k, 84 * k, p.brown) +
                line(x - 63 * k + b * 40 * k, y - 124 * k, x - 63 * k + b * 40 * k, y - 20 * k, p.paper, 2),
            ) +
            repeat(4, (b) =>
              rect(
                x - 74 * k + b * 40 * k,
                y - 40 * k,
                22 * k,
                60 * k,
                colours[(b + i) % 6] ?? p.ochre,
                5 * k,
              ),
            )
          );
        }),
      )
      .join('') +
    figure(s, 540, 740, 330, {
      pose: 'point',
      top: p.blue,
      dress: 'apron',
      trim: p.paper,
      hat: 'scarf',
      hatFill: p.vermilion,
    }) +
    ellipse(740, 760, 90, 30, p.brown) +
    repeat(
      8,
      (i) =>
        circle(690 + (i % 4) * 34, 740 - Math.floor(i / 4) * 30, 28, colours[i % 6] ?? p.ochre) +
        stroke(`M${672 + (i % 4) * 34} ${736 - Math.floor(i / 4) * 30}q18 16 36 0`, p.ink, 2, opacity(0.3)),
    )
  );
};

export const solarFarm: Scene = (s) => {
  const { p } = s;
  const panel = (x: number, y: number, k: number) =>
    line(x + 50 * k, y + 20 * k, x + 50 * k, y + 66 * k, p.slate, 5 * k) +
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
    van(s, 330, 725, 0.7, p.paper, p.teal) +
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
      return line(x, y, x, y - 26, p.ink, 3) + (s.air.lit ? s.glow(x, y - 26, 24, '#ffe0a0', 0.9) : '');
    }) +
    [450, 560, 670]
      .map(
        (x) =>
          rect(x, 420, 66, 60, p.deep) +
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
    repeat(12, (i) => ellipse(400 + i * 36, 744 + (i % 3) * 8, 50, 20, p.white, opacity(0.5))) +
    hall(s, 860, 740, 240, 110, p.cream, 5) +
    treeLine(s, -10, 210, 640, 180, 5, 'pine', s.air.land[5]) +
    treeLine(s, 1040, 1220, 620, 170, 5, 'pine', s.air.land[5]) +
    mistBar(380, 690, 420, 18, p.white, 0.4)
  );
};

export const powerLines: Scene = (s) => {
  const { p } = s;
  const pylon = (x: number, y: number, h: number) => {
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
  };
  const wires = [
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
  return (
    sky(s, { horizon: 480 }) +
    ranges(s, 560, 360, 4) +
    ground(s, 540, 26, mix(p.leaf, s.air.land[2], 0.4), p.leafDeep) +
    treeLine(s, 0, 1200, 590, 60, 22, 'pine', s.air.land[4]) +
    ground(s, 640, 26, p.leaf, p.moss) +
    wires +
    pylon(1100, 520, 80) +
    pylon(1000, 545, 130) +
    pylon(860, 580, 200) +
    pylon(640, 640, 330) +
    pylon(260, 740, 560) +
    tileHouse(s, 900, 740, 130, 96) +
    tileHouse(s, 1020, 752, 140, 104, p.cream) +
    figure(s, 300, 470, 84, { hat: 'helmet', hatFill: p.ochre, top: p.vermilion, pose: 'raise' }) +
    grasses(s, 806, 90, s.air.land[5], 80) +
    birds(s, 520, 160, 6)
  );
};

export const drone: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 380, clouds: 2 }) +
    ranges(s, 410, 260) +
    ground(s, 400, 16, p.leafPale, p.leaf) +
    repeat(9, (i) => {
      const t = i / 8;
      const y = 440 + t * t * 330;
      return path(
        `M-20 ${n(y)}Q600 ${n(y - 40)} 1220 ${n(y + 10)}V${n(y + 16 + t * 26)}Q600 ${n(y - 26 + t * 24)} -20 ${n(y + 14 + t * 26)}Z`,
        i % 2 ? p.leafDeep : p.ochre,
        opacity(0.75),
      );
    }) +
    poly(
      [
        [360, 330],
        [600, 330],
        [800, 640],
        [200, 640],
      ],
      '#ffffff',
      opacity(0.2),
    ) +
    stroke(
      repeat(26, (i) => `M${380 + i * 8} ${300 + (i % 3) * 20}L${300 + i * 16} ${560 + (i % 4) * 20}`),
      p.white,
      2,
      `${opacity(0.6)} stroke-dasharray="4 16"`,
    ) +
    droneCraft(s, 480, 260, 2.7) +
    figure(s, 950, 770, 330, {
      pose: 'hold',
      top: p.teal,
      hat: 'cap',
      hatFill: p.vermilion,
      legs: p.ink,
      mirrored: true,
    }) +
    rect(872, 548, 70, 40, p.ink, 8) +
    rect(884, 554, 46, 26, p.sea) +
    line(880, 548, 868, 510, p.ink, 4) +
    line(934, 548, 944, 510, p.ink, 4) +
    figure(s, 1080, 770, 300, { dress: 'robe', top: p.maroon, hat: 'long', mirrored: true, pose: 'point' }) +
    grasses(s, 806, 90, s.air.land[5], 80)
  );
};
