import { lightBeam, room, shelf, tableTop, windowView } from '../interiors';
import { ranges, ridge } from '../land';
import { mix } from '../palette';
import { figure } from '../people';
import { circle, ellipse, line, n, opacity, path, poly, rect, repeat, smooth, stroke, turn } from '../shapes';
import { cumulus, sky } from '../sky';
import type { Scene, Stage } from '../stage';
import { branchFrame, treeLine } from '../trees';

export const letterBox: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 400 }) +
    ranges(s, 430, 260) +
    treeLine(s, [0, 1200, 470], { h: 130, count: 11 }, 'broad') +
    rect([0, 460], [1200, 360], s.fade(460, 800, [[p.leaf], [p.leafDeep]])) +
    path('M-20 620Q600 560 1220 640V820H-20Z', mix(p.stone, p.sand, 0.4)) +
    ellipse([480, 770], [170, 22], p.ink, opacity(0.25)) +
    rect([360, 700], [240, 66], mix(p.leafDeep, p.ink, 0.4)) +
    rect([376, 300], [208, 410], p.leafDeep) +
    path('M360 310Q360 190 480 186Q600 190 600 310Z', mix(p.leafDeep, p.leaf, 0.25)) +
    rect([530, 300], [54, 410], p.ink, 0, opacity(0.18)) +
    rect([352, 300], [256, 22], mix(p.leafDeep, p.ink, 0.2)) +
    rect([410, 360], [140, 22], p.ink, 8) +
    rect([404, 348], [152, 12], p.ochre, 4) +
    rect([408, 440], [144, 150], p.paper, 4) +
    stroke('M424 466h112M424 492h90M424 518h112M424 544h70', p.leafDeep, 6) +
    poly(
      [
        [440, 366],
        [430, 286],
        [540, 274],
        [548, 362],
      ],
      p.paper,
    ) +
    stroke('M430 286L490 330L540 274', p.stone, 4) +
    rect([512, 292], [18, 20], p.vermilion) +
    figure(s, 760, 790, 430, {
      pose: 'point',
      top: p.ochre,
      dress: 'coat',
      hat: 'long',
      legs: p.deep,
      mirrored: true,
    }) +
    rect([600, 420], [60, 42], p.paper) +
    stroke('M600 420l30 24l30 -24', p.stone, 4) +
    branchFrame(s, false) +
    figure(s, 1010, 720, 200, { pose: 'walk', dress: 'robe', top: p.maroon, mirrored: true })
  );
};

const weatherMarks = (p: Stage['p']) => {
  const swirl = (x: number, y: number, k: number, c: string) =>
    repeat(4, (i) =>
      ellipse(
        [x, y],
        [k * (50 + i * 44), k * (34 + i * 32)],
        'none',
        `stroke="${c}" stroke-width="${5 - i * 0.6}" opacity="${0.85 - i * 0.13}" transform="rotate(${-18 + i * 5} ${x} ${y})"`,
      ),
    );
  const cloud = (x: number, y: number, k: number) =>
    cumulus(x, y, k, p.white) +
    stroke(
      repeat(3, (i) => `M${n(x - k * 0.5 + i * k * 0.45)} ${n(y + k * 0.2)}l${n(-k * 0.12)} ${n(k * 0.38)}`),
      p.blue,
      k * 0.09,
    );
  const sunMark = (x: number, y: number, r: number) =>
    circle(x, y, r, p.ochre) +
    repeat(8, (i) => turn(x, y, i * 45, line([x, y - r * 1.35], [x, y - r * 1.75], p.ochre, r * 0.2)));
  return { swirl, cloud, sunMark };
};

const mapMountains = (p: Stage['p']): string =>
  repeat(7, (i) => {
    const x = 230 + (i % 4) * 90;
    const y = 240 + Math.floor(i / 4) * 120 + (i % 2) * 26;
    return (
      poly(
        [
          [x - 52, y + 40],
          [x, y - 40],
          [x + 52, y + 40],
        ],
        p.leafDeep,
      ) +
      poly(
        [
          [x, y - 40],
          [x + 52, y + 40],
          [x + 10, y + 40],
        ],
        p.moss,
      ) +
      poly(
        [
          [x - 18, y - 12],
          [x, y - 40],
          [x + 18, y - 12],
          [x + 6, y - 4],
          [x - 4, y - 14],
        ],
        p.paper,
      )
    );
  });

export const weatherMap: Scene = (s) => {
  const { p, air } = s;
  const { swirl, cloud, sunMark } = weatherMarks(p);
  return (
    rect([0, 0], [1200, 800], s.fade(0, 800, [[air.water[1]], [mix(air.water[1], air.water[0], 0.5)]])) +
    stroke(
      repeat(9, (i) => `M${i * 150} 0V800M0 ${i * 110}H1200`),
      p.paper,
      1.5,
      opacity(0.2),
    ) +
    path(
      'M160 130C330 60 520 110 700 90C900 70 1080 150 1090 300C1150 420 1060 560 960 620C820 720 640 690 500 720C340 740 180 660 140 520C60 400 60 220 160 130Z',
      mix(p.leafPale, p.cream, 0.35),
    ) +
    path(
      'M160 130C330 60 520 110 560 250C580 380 460 400 420 520C400 620 260 660 140 520C60 400 60 220 160 130Z',
      p.leaf,
      opacity(0.55),
    ) +
    mapMountains(p) +
    stroke('M420 150C480 260 620 280 640 400S800 560 1000 600', air.water[1], 15) +
    stroke('M700 100C660 220 700 300 645 400', air.water[1], 9) +
    swirl(860, 300, 1.05, p.paper) +
    swirl(420, 600, 0.6, p.vermilion) +
    stroke('M110 720Q400 560 640 640T1120 460', p.blue, 8) +
    repeat(8, (i) => {
      const x = 170 + i * 120;
      const y = 690 - i * 28 + Math.sin(i) * 16;
      return poly(
        [
          [x - 20, y],
          [x + 20, y - 6],
          [x + 4, y + 30],
        ],
        p.blue,
      );
    }) +
    cloud(900, 250, 96) +
    cloud(690, 520, 76) +
    sunMark(300, 480, 46) +
    sunMark(1000, 480, 36) +
    cumulus(560, 220, 66, p.white)
  );
};

export const chart: Scene = (s) => {
  const { p } = s;
  const values = repeat2(s);
  const pts = values.map((v, i) => [170 + i * 106 + 34, 640 - v - 50] as const);
  return (
    rect([0, 0], [1200, 800], s.fade(0, 800, [[p.paper], [p.cream]])) +
    `<g opacity=".5">${ridge(s, { y: 330, foot: 640, amplitude: 110, fill: mix(p.cream, p.sea, 0.35), mist: 0.5 })}</g>` +
    stroke(
      repeat(6, (i) => `M130 ${640 - i * 92}H1110`),
      p.stone,
      2,
      'stroke-dasharray="2 12"',
    ) +
    values
      .map((v, i) => {
        const x = 170 + i * 106;
        const c = i === values.length - 1 ? p.vermilion : i % 2 ? p.teal : mix(p.teal, p.sea, 0.5);
        return (
          rect([x, 640 - v], [68, v], c) +
          rect([x + 46, 640 - v], [22, v], p.ink, 0, opacity(0.14)) +
          path(
            `M${x - 4} ${n(640 - v)}L${x + 34} ${n(640 - v - 22)}L${x + 72} ${n(640 - v)}Z`,
            mix(c, p.ink, 0.25),
          )
        );
      })
      .join('') +
    stroke(smooth(pts), p.orange, 8) +
    pts.map(([x, y]) => circle(x, y, 12, p.paper) + circle(x, y, 8, p.orange)).join('') +
    rect([110, 640], [1010, 8], p.ink) +
    repeat(9, (i) => rect([180 + i * 106, 664], [48, 10], p.slate, 5)) +
    circle(1010, 160, 84, p.ochre) +
    path('M1010 160V76A84 84 0 0 1 1090 186Z', p.vermilion) +
    path('M1010 160L1090 186A84 84 0 0 1 970 234Z', p.teal) +
    circle(1010, 160, 34, p.paper) +
    rect([120, 90], [300, 24], p.ink, 5) +
    rect([120, 130], [200, 14], p.slate, 5) +
    figure(s, 80, 780, 250, { top: p.vermilion, pose: 'point', dress: 'coat', hat: 'bun' })
  );
};

function repeat2(s: Parameters<Scene>[0]): number[] {
  let level = 120;
  return Array.from({ length: 9 }, () => {
    level = Math.max(70, Math.min(400, level + s.r.between(-45, 85)));
    return level;
  });
}

export const legalScales: Scene = (s) => {
  const { p } = s;
  const tilt = s.variant % 2 === 1 ? 7 : -5;
  const pan = (x: number, y: number) =>
    stroke(`M${x} ${y}L${x - 110} ${y + 220}M${x} ${y}L${x + 110} ${y + 220}`, p.ochre, 4) +
    path(
      `M${x - 130} ${y + 220}H${x + 130}Q${x + 90} ${y + 290} ${x} ${y + 290}Q${x - 90} ${y + 290} ${x - 130} ${y + 220}Z`,
      p.ochre,
    ) +
    path(
      `M${x + 30} ${y + 220}H${x + 130}Q${x + 90} ${y + 290} ${x} ${y + 290}Q${x + 40} ${y + 260} ${x + 30} ${y + 220}Z`,
      p.ink,
      opacity(0.2),
    ) +
    ellipse([x, y + 220], [130, 14], mix(p.ochre, p.paper, 0.4));
  const dy = tilt * 5;
  return (
    room(s, mix(p.maroon, p.cream, 0.3), p.brown, 620) +
    windowView(s, [90, 80], [300, 330], 2, p.brown) +
    shelf(s, [850, 70], [290, 480], 4) +
    lightBeam(s, [110, 420], 260, 560, 260) +
    tableTop(s, 620, p.wood) +
    ellipse([600, 700], [190, 26], p.ink, opacity(0.3)) +
    path('M450 700Q470 650 580 640H620Q730 650 750 700Z', p.ochre) +
    rect([586, 170], [28, 480], p.ochre) +
    rect([604, 170], [10, 480], p.ink, 0, opacity(0.2)) +
    circle(600, 160, 30, p.ochre) +
    circle(600, 160, 15, p.maroon) +
    stroke(`M330 ${200 - dy}Q600 ${150} 870 ${200 + dy}`, p.ochre, 18) +
    pan(330, 206 - dy) +
    pan(870, 206 + dy) +
    rect([280, 380 - dy], [100, 44], p.maroon) +
    rect([292, 354 - dy], [78, 28], p.teal) +
    repeat(5, (i) => circle(830 + i * 20, 414 + dy - (i % 2) * 16, 15, p.stone)) +
    rect([850, 700], [210, 34], p.moss) +
    rect([866, 672], [180, 28], p.maroon) +
    rect([220, 720], [150, 26], p.brown, 8) +
    turn(
      280,
      670,
      -16,
      rect([190, 660], [190, 18], p.brown, 6) +
        rect([340, 628], [60, 84], p.brown, 10) +
        rect([336, 640], [68, 10], p.ochre),
    )
  );
};
