import { bee, dog } from '../animals';
import { tibetanHouse, tileHouse } from '../buildings';
import { grasses, ground, ranges, ridge, snowSummits } from '../land';
import { mix } from '../palette';
import { figure } from '../people';
import { circle, ellipse, line, n, opacity, path, poly, rect, repeat, stroke } from '../shapes';
import { birds, cumulus, mistBar, sky } from '../sky';
import type { Scene, Stage } from '../stage';
import { branchFrame, broadTree, bush, plant, treeLine } from '../trees';

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

export const orchard: Scene = (s) => {
  const blossom = s.mood === 'dawn' || s.variant % 3 === 2;
  const crown = blossom ? mix(s.p.rose, s.p.paper, 0.55) : s.p.leafDeep;
  const fruit = blossom ? s.p.paper : s.p.vermilion;
  return (
    sky(s, { horizon: 380 }) +
    ranges(s, 400, 230) +
    ground(s, 400, 10, s.p.leafPale, s.p.leaf) +
    tileHouse(s, 90, 470, 120, 90) +
    treeLineFruit(s, 470, 110, 11, crown, fruit) +
    treeLineFruit(s, 560, 190, 7, crown, fruit) +
    broadTree(s, 930, 790, 480, crown, fruit) +
    broadTree(s, 120, 780, 420, crown, fruit) +
    line(560, 760, 640, 470, s.p.wood, 8) +
    line(610, 770, 672, 474, s.p.wood, 8) +
    repeat(8, (i) => line(570 + i * 10, 728 - i * 34, 616 + i * 8, 728 - i * 34, s.p.wood, 6)) +
    figure(s, 630, 640, 230, {
      pose: 'raise',
      top: s.p.ochre,
      dress: 'apron',
      trim: s.p.teal,
      hat: 'scarf',
      hatFill: s.p.vermilion,
    }) +
    figure(s, 420, 760, 220, { pose: 'carry', top: s.p.teal, hat: 'brim', hatFill: s.p.sand }) +
    basket(s, 480, 640, 70, fruit) +
    basket(s, 300, 770, 110, fruit) +
    basket(s, 730, 775, 100, fruit)
  );
};

function treeLineFruit(s: Stage, y: number, h: number, count: number, crown: string, fruit: string): string {
  return repeat(count, (i) =>
    broadTree(
      s,
      30 + (1180 * (i + 0.5)) / count + s.r.between(-12, 12),
      y,
      h * s.r.between(0.9, 1.1),
      mix(crown, s.air.mist, 0.12),
      fruit,
    ),
  );
}

export function basket(s: Stage, x: number, y: number, w: number, fruit: string): string {
  return (
    repeat(7, (i) => circle(x - w * 0.36 + i * w * 0.12, y - w * 0.52 - (i % 2) * w * 0.08, w * 0.1, fruit)) +
    poly(
      [
        [x - w / 2, y - w * 0.5],
        [x + w / 2, y - w * 0.5],
        [x + w * 0.38, y],
        [x - w * 0.38, y],
      ],
      s.p.wood,
    ) +
    stroke(
      `M${n(x - w * 0.46)} ${n(y - w * 0.32)}H${n(x + w * 0.46)}M${n(x - w * 0.42)} ${n(y - w * 0.16)}H${n(x + w * 0.42)}M${n(x - w * 0.2)} ${n(y - w * 0.5)}V${n(y)}M${n(x + w * 0.2)} ${n(y - w * 0.5)}V${n(y)}`,
      s.p.brown,
      3,
    )
  );
}

export const greenhouse: Scene = (s) => {
  const arches = repeat(6, (i) => {
    const k = 1 - i * 0.135;
    return stroke(
      `M${n(600 - 640 * k)} ${n(360 + 440 * k)}V${n(360 + 60 * k)}C${n(600 - 620 * k)} ${n(360 - 330 * k)} ${n(600 + 620 * k)} ${n(360 - 330 * k)} ${n(600 + 640 * k)} ${n(360 + 60 * k)}V${n(360 + 440 * k)}`,
      mix(s.p.paper, s.p.slate, 0.2),
      11 * k,
    );
  });
  return (
    sky(s, { horizon: 400, clouds: 1 }) +
    ranges(s, 440, 200) +
    rect(0, 0, 1200, 800, '#ffffff', 0, opacity(s.mood === 'night' ? 0.06 : 0.24)) +
    rect(0, 430, 1200, 400, mix(s.p.brown, s.p.leafDeep, 0.3)) +
    rows(s, 430, 600, [s.p.brown, mix(s.p.brown, s.p.wood, 0.4)], 20) +
    arches +
    stroke('M600 110V360M300 190L520 340M900 190L680 340', mix(s.p.paper, s.p.slate, 0.3), 5) +
    repeat(7, (row) => {
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
    }) +
    path('M560 800L590 430H612L660 800Z', s.p.sand) +
    figure(s, 640, 720, 270, {
      pose: 'hold',
      top: s.p.ochre,
      dress: 'apron',
      trim: s.p.teal,
      hat: 'scarf',
      hatFill: s.p.rose,
    }) +
    rect(672, 548, 64, 40, s.p.leafPale, 4) +
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
    mistBar(80, 330, 380, 14, s.air.mist, 0.8) +
    ground(s, 370, 20, s.p.leafDeep, s.p.moss) +
    bands +
    picker(s, 300, 600, 150, s.p.vermilion) +
    picker(s, 800, 560, 120, s.p.blue) +
    picker(s, 930, 720, 250, s.p.ochre) +
    picker(s, 1090, 480, 80, s.p.rose) +
    tileHouse(s, 990, 400, 90, 68) +
    treeLine(s, 60, 220, 420, 90, 3, 'broad')
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
    ellipse(x - h * 0.21, y - h * 0.72, h * 0.11, h * 0.03, s.p.leafPale) +
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
      `<g transform="rotate(${n(35 + (i % 5) * 6)} ${n(x + lean)} ${n(top)})">${ellipse(x + lean, top, 6, 19, mix(gold, s.p.cream, (i % 3) * 0.2))}${stroke(`M${n(x + lean)} ${n(top - 16)}v-26M${n(x + lean - 4)} ${n(top - 12)}l-7 -24M${n(x + lean + 4)} ${n(top - 12)}l7 -24`, mix(gold, s.p.cream, 0.4), 1.6)}</g>`
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
    rect(0, 430, 1200, 400, gold) +
    rows(s, 430, 700, [gold, mix(gold, s.p.cream, 0.25), mix(gold, s.p.leaf, 0.35)], 30) +
    tibetanHouse(s, 830, 470, 170, 110) +
    treeLine(s, 1000, 1180, 470, 110, 5, 'poplar') +
    figure(s, 330, 640, 190, {
      pose: 'bend',
      dress: 'robe',
      top: s.p.maroon,
      hat: 'scarf',
      hatFill: s.p.vermilion,
    }) +
    figure(s, 560, 610, 170, { pose: 'carry', dress: 'robe', top: s.p.teal, hat: 'long' }) +
    ellipse(606, 505, 20, 46, mix(gold, s.p.cream, 0.3), 'transform="rotate(30 606 505)"') +
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
    tileHouse(s, 330, 520, 130, 96) +
    tileHouse(s, 450, 535, 150, 108, s.p.cream) +
    treeLine(s, 250, 330, 530, 110, 2, 'broad') +
    treeLine(s, 620, 700, 540, 110, 2, 'poplar') +
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

export const forest: Scene = (s) =>
  sky(s, { horizon: 500, clouds: 1, sun: { x: 700, y: 230, r: 66 } }) +
  ridge(s, { y: 330, foot: 560, amplitude: 80, fill: s.air.land[1], mist: 0.6 }) +
  treeLine(s, -20, 1220, 560, 240, 22, 'pine', s.air.land[2]) +
  rect(
    0,
    380,
    1200,
    260,
    s.fade(380, 640, [
      [s.air.mist, 0],
      [s.air.mist, 0.75],
    ]),
  ) +
  treeLine(s, -20, 1220, 640, 340, 12, 'pine', s.air.land[3]) +
  ground(s, 630, 16, mix(s.p.leafDeep, s.air.land[3], 0.3), s.p.moss) +
  [
    [460, 60],
    [640, 40],
    [800, 70],
  ]
    .map(([x = 0, w = 0]) =>
      poly(
        [
          [x + 90, 80],
          [x + 90 + w, 80],
          [x + w * 2 - 130, 800],
          [x - 190, 800],
        ],
        '#fff6d8',
        opacity(s.mood === 'night' ? 0.04 : 0.13),
      ),
    )
    .join('') +
  path('M520 820C560 740 700 720 660 650L684 648C740 720 660 760 720 820Z', s.p.sand) +
  figure(s, 640, 740, 170, {
    pose: 'walk',
    top: s.p.leafDeep,
    hat: 'cap',
    hatFill: s.p.vermilion,
    legs: s.p.brown,
  }) +
  dog(s, 730, 752, 54) +
  repeat(4, (i) => {
    const x = [-10, 190, 960, 1130][i] ?? 0;
    return (
      rect(x, -10, 62 - (i % 2) * 16, 820, s.air.land[5]) +
      rect(x + 34, -10, 10, 820, s.p.ink, 0, opacity(0.4)) +
      stroke(
        `M${x + 10} 180L${x - 90} 240M${x + 40} 300L${x + 140} 350M${x + 20} 90L${x + 120} 130`,
        s.air.land[5],
        8,
      )
    );
  }) +
  grasses(s, 806, 110, s.air.land[5], 90);

export const mushrooms: Scene = (s) => {
  const cap = (x: number, y: number, k: number, fill: string) =>
    path(
      `M${n(x - 26 * k)} ${n(y)}C${n(x - 22 * k)} ${n(y - 60 * k)} ${n(x - 20 * k)} ${n(y - 70 * k)} ${n(x - 18 * k)} ${n(y - 96 * k)}H${n(x + 18 * k)}C${n(x + 18 * k)} ${n(y - 60 * k)} ${n(x + 24 * k)} ${n(y - 50 * k)} ${n(x + 28 * k)} ${n(y)}Z`,
      s.p.paper,
    ) +
    path(
      `M${n(x + 4 * k)} ${n(y)}V${n(y - 96 * k)}H${n(x + 18 * k)}C${n(x + 18 * k)} ${n(y - 60 * k)} ${n(x + 24 * k)} ${n(y - 50 * k)} ${n(x + 28 * k)} ${n(y)}Z`,
      s.p.sand,
    ) +
    path(
      `M${n(x - 78 * k)} ${n(y - 92 * k)}C${n(x - 74 * k)} ${n(y - 190 * k)} ${n(x + 74 * k)} ${n(y - 190 * k)} ${n(x + 78 * k)} ${n(y - 92 * k)}Q${n(x)} ${n(y - 66 * k)} ${n(x - 78 * k)} ${n(y - 92 * k)}Z`,
      fill,
    ) +
    path(
      `M${n(x - 78 * k)} ${n(y - 92 * k)}Q${n(x)} ${n(y - 66 * k)} ${n(x + 78 * k)} ${n(y - 92 * k)}Q${n(x)} ${n(y - 108 * k)} ${n(x - 78 * k)} ${n(y - 92 * k)}Z`,
      s.p.cream,
    ) +
    ellipse(
      x - 26 * k,
      y - 140 * k,
      22 * k,
      9 * k,
      mix(fill, s.p.paper, 0.45),
      `transform="rotate(-24 ${n(x - 26 * k)} ${n(y - 140 * k)})"`,
    );
  const brown = s.p.tint('#8c5a36');
  return (
    sky(s, { horizon: 500, clouds: 0 }) +
    treeLine(s, -20, 1220, 460, 330, 16, 'pine', s.air.land[2]) +
    rect(
      0,
      240,
      1200,
      260,
      s.fade(240, 500, [
        [s.air.mist, 0],
        [s.air.mist, 0.8],
      ]),
    ) +
    repeat(5, (i) => rect([60, 250, 830, 980, 1140][i] ?? 0, -10, 44 + (i % 3) * 20, 520, s.air.land[4])) +
    ground(s, 480, 22, s.p.leafDeep, s.p.moss) +
    ellipse(600, 690, 700, 170, mix(s.p.leaf, s.p.leafDeep, 0.4)) +
    cap(540, 690, 2, brown) +
    cap(760, 720, 1.35, s.p.orange) +
    cap(380, 710, 1.1, s.p.orange) +
    cap(240, 690, 0.8, brown) +
    cap(880, 660, 0.7, brown) +
    basket(s, 1010, 740, 190, brown) +
    repeat(26, () =>
      ellipse(
        s.r.between(0, 1200),
        s.r.between(690, 800),
        26,
        7,
        s.r.pick([s.p.ochre, s.p.wood, s.p.orange]),
        `transform="rotate(${s.r.int(-30, 30)} 600 740)"`,
      ),
    ) +
    grasses(s, 806, 100, s.air.land[5], 100)
  );
};

export const beehives: Scene = (s) =>
  sky(s, { horizon: 400 }) +
  ranges(s, 420, 240) +
  ground(s, 410, 16, s.p.leafPale, s.p.leaf) +
  treeLine(s, 0, 1200, 450, 110, 14, 'broad') +
  repeat(2, (row) =>
    repeat(5 - row * 2, (i) =>
      hive(
        s,
        130 + i * (220 + row * 120) + row * 40,
        560 + row * 170,
        90 + row * 60,
        [s.p.ochre, s.p.teal, s.p.paper, s.p.vermilion, s.p.leafPale][(i + row) % 5] ?? s.p.ochre,
      ),
    ),
  ) +
  figure(s, 930, 770, 330, {
    pose: 'hold',
    top: s.p.paper,
    legs: s.p.paper,
    hat: 'brim',
    hatFill: s.p.sand,
    mirrored: true,
  }) +
  rect(826, 530, 66, 90, s.p.ochre, 0, opacity(0.95)) +
  rect(834, 540, 50, 70, s.p.orange) +
  repeat(9, () =>
    bee(s, s.r.between(120, 820), s.r.between(360, 620), s.r.between(16, 40), s.r.chance(0.5)),
  ) +
  repeat(90, () =>
    circle(
      s.r.between(0, 1200),
      s.r.between(640, 800),
      s.r.between(3, 7),
      s.r.pick([s.p.paper, s.p.ochre, s.p.rose]),
    ),
  );

function hive(s: Stage, x: number, y: number, w: number, fill: string): string {
  return (
    rect(x - w * 0.42, y - w * 0.12, w * 0.1, w * 0.2, s.p.brown) +
    rect(x + w * 0.32, y - w * 0.12, w * 0.1, w * 0.2, s.p.brown) +
    rect(x - w / 2, y - w * 0.82, w, w * 0.72, fill) +
    rect(x + w * 0.2, y - w * 0.82, w * 0.3, w * 0.72, s.p.ink, 0, opacity(0.15)) +
    line(x - w / 2, y - w * 0.46, x + w / 2, y - w * 0.46, s.p.ink, 3, opacity(0.4)) +
    rect(x - w * 0.24, y - w * 0.22, w * 0.48, w * 0.06, s.p.ink, 3) +
    rect(x - w * 0.58, y - w * 0.92, w * 1.16, w * 0.12, s.p.slate, 3)
  );
}

export const herbs: Scene = (s) => {
  const herb = (x: number, y: number, h: number, fill: string) =>
    stroke(`M${n(x)} ${n(y)}Q${n(x + 8)} ${n(y - h * 0.5)} ${n(x)} ${n(y - h)}`, s.p.leafDeep, 6) +
    repeat(5, (i) =>
      ellipse(
        x + (i % 2 ? 1 : -1) * h * 0.16,
        y - h * (0.2 + i * 0.13),
        h * 0.17,
        h * 0.05,
        i % 2 ? s.p.leaf : s.p.leafDeep,
        `transform="rotate(${i % 2 ? -32 : 32} ${n(x + (i % 2 ? 1 : -1) * h * 0.16)} ${n(y - h * (0.2 + i * 0.13))})"`,
      ),
    ) +
    repeat(6, (i) =>
      ellipse(
        x + Math.cos(i * 1.05) * h * 0.07,
        y - h + Math.sin(i * 1.05) * h * 0.07,
        h * 0.055,
        h * 0.04,
        fill,
      ),
    ) +
    circle(x, y - h, h * 0.04, s.p.ochre);
  return (
    sky(s, { horizon: 400, clouds: 1 }) +
    snowSummits(s, [{ x: 820, y: 170, half: 420 }], 430) +
    ranges(s, 450, 160, 2) +
    ground(s, 440, 20, s.p.leafPale, s.p.leaf) +
    figure(s, 400, 690, 300, {
      pose: 'bend',
      dress: 'robe',
      top: s.p.deep,
      trim: s.p.ochre,
      hat: 'fur',
      hatFill: s.p.maroon,
    }) +
    basket(s, 300, 720, 130, s.p.leafPale) +
    [
      [560, 720, 190],
      [680, 760, 260],
      [800, 730, 200],
      [930, 770, 300],
      [1060, 740, 230],
      [1150, 790, 280],
      [90, 780, 220],
      [190, 800, 180],
    ]
      .map(([x = 0, y = 0, h = 0], i) =>
        herb(x, y, h, [s.p.rose, s.p.paper, s.p.vermilion, s.p.blue][i % 4] ?? s.p.rose),
      )
      .join('') +
    grasses(s, 806, 90, s.air.land[5], 70)
  );
};

export const garden: Scene = (s) =>
  sky(s, { horizon: 400, clouds: 0 }) +
  cumulus(900, 200, 130, s.air.cloud, 0.8) +
  ranges(s, 420, 200, 2) +
  tileHouse(s, 640, 520, 420, 280) +
  rect(0, 500, 1200, 320, s.p.leaf) +
  repeat(
    4,
    (i) =>
      poly(
        [
          [60 + i * 250, 540],
          [250 + i * 250, 540],
          [240 + i * 280, 650],
          [-10 + i * 280, 650],
        ],
        s.p.brown,
      ) +
      repeat(5, (k) =>
        bush(s, 70 + i * 260 + k * 42, 570 + (k % 2) * 50, 60, k % 2 ? s.p.leafDeep : s.p.leafPale),
      ),
  ) +
  repeat(
    3,
    (i) =>
      line(110 + i * 70, 560, 150 + i * 60, 330, s.p.wood, 6) +
      stroke(`M${130 + i * 66} 540q30 -60 -4 -110t20 -90`, s.p.leafDeep, 12) +
      repeat(4, (k) => ellipse(136 + i * 66 + (k % 2) * 22, 400 + k * 34, 6, 20, s.p.vermilion)),
  ) +
  figure(s, 560, 740, 280, { pose: 'carry', top: s.p.teal, hat: 'brim', hatFill: s.p.sand }) +
  path('M628 560h50v50h-44ZM678 570l46 -26l6 10l-48 36Z', s.p.vermilion) +
  stroke('M730 560q22 10 34 60M730 556q30 6 52 60M726 562q12 20 14 56', s.p.water[0], 3) +
  repeat(60, () =>
    circle(
      s.r.between(700, 1180),
      s.r.between(660, 790),
      s.r.between(6, 12),
      s.r.pick([s.p.vermilion, s.p.ochre, s.p.rose, s.p.paper]),
    ),
  ) +
  branchFrame(s, true);

export const greenRoof: Scene = (s) =>
  sky(s, { horizon: 480 }) +
  ranges(s, 500, 260) +
  repeat(
    9,
    (i) =>
      rect(
        i * 140 - 30,
        400 + ((i * 67) % 90),
        110,
        240,
        mix(i % 2 ? s.air.land[2] : s.air.land[3], s.p.paper, 0.2),
      ) +
      repeat(12, (k) =>
        rect(
          i * 140 - 16 + (k % 3) * 32,
          424 + ((i * 67) % 90) + Math.floor(k / 3) * 40,
          16,
          20,
          s.air.lit && (i + k) % 3 ? s.air.pane : s.air.land[4],
        ),
      ),
  ) +
  rect(0, 610, 1200, 200, s.p.stone) +
  rect(0, 596, 1200, 20, s.p.paper) +
  repeat(
    4,
    (i) =>
      rect(40 + i * 300, 650, 250, 60, s.p.wood) +
      repeat(5, (k) =>
        plant(s, 70 + i * 300 + k * 48, 654, 90 + ((k * 31) % 60), k % 2 ? s.p.leaf : s.p.leafDeep),
      ) +
      repeat(4, (k) =>
        circle(84 + i * 300 + k * 54, 600 + (k % 2) * 22, 9, k % 2 ? s.p.vermilion : s.p.ochre),
      ),
  ) +
  figure(s, 330, 770, 290, {
    pose: 'hold',
    top: s.p.vermilion,
    dress: 'apron',
    trim: s.p.paper,
    hat: 'bun',
  }) +
  figure(s, 900, 775, 270, { pose: 'bend', top: s.p.teal, hat: 'brim', hatFill: s.p.sand }) +
  birds(s, 760, 220, 4);
