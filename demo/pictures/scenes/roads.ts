import { slab, tileHouse } from '../buildings';
import { grasses, ground, ranges, ridge } from '../land';
import { mix } from '../palette';
import { crowd, figure } from '../people';
import { circle, line, n, opacity, path, poly, rect, repeat, stroke } from '../shapes';
import { birds, mistBar, sky } from '../sky';
import type { Scene } from '../stage';
import { snowSummits } from '../summits';
import { bush, treeLine } from '../trees';
import { bus, car, excavator, train, truck } from '../vehicles';

export const busStop: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 380 }) +
    ranges(s, 420, 260) +
    repeat(5, (i) =>
      slab(s, [20 + i * 240, 560], [150, 150 + ((i * 71) % 120)], i % 2 ? p.cream : p.paper, 30),
    ) +
    treeLine(s, [0, 1200, 570], { h: 110, count: 10 }, 'broad') +
    rect([0, 560], [1200, 50], p.stone) +
    rect([0, 610], [1200, 210], mix(p.slate, p.ink, 0.45)) +
    repeat(8, (i) => rect([20 + i * 160, 726], [90, 9], p.paper)) +
    rect([690, 330], [400, 16], p.teal) +
    rect([710, 340], [10, 250], p.ink) +
    rect([1060, 340], [10, 250], p.ink) +
    rect([720, 360], [340, 150], p.sea, 0, opacity(0.45)) +
    rect([760, 380], [120, 110], p.paper, 4) +
    stroke('M776 410h88M776 432h60M776 454h74', p.teal, 5) +
    rect([740, 540], [200, 12], p.wood) +
    figure(s, 830, 600, 170, { pose: 'sit', top: p.maroon, hair: p.stone }) +
    figure(s, 960, 600, 190, { top: p.ochre, pose: 'hold', hat: 'long', dress: 'coat' }) +
    figure(s, 1020, 602, 130, { top: p.vermilion }) +
    line([640, 600], [640, 330], p.ink, 8) +
    circle(640, 322, 34, p.vermilion) +
    rect([618, 312], [44, 20], p.paper, 4) +
    bus(s, [330, 700], 2.5, p.leafDeep) +
    bush(s, 1170, 800, 130)
  );
};

export const highway: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 420 }) +
    snowSummits(s, [{ x: 880, y: 170, half: 400 }], 450) +
    ranges(s, 470, 240, 3) +
    ground(s, 460, 16, p.leafPale, p.leafDeep) +
    path(
      'M612 462C640 500 500 520 470 560C420 620 330 700 160 820H860C840 720 720 620 690 570C660 520 690 500 624 462Z',
      mix(p.slate, p.ink, 0.42),
    ) +
    stroke(
      'M610 470C630 500 500 522 466 566C420 624 320 704 150 820M626 470C690 506 664 524 694 574C724 626 848 716 868 820',
      p.paper,
      6,
    ) +
    [
      [585, 540, 4, 14],
      [580, 580, 6, 22],
      [570, 630, 8, 34],
      [550, 700, 11, 50],
      [530, 776, 14, 60],
    ]
      .map(([x = 0, y = 0, w = 0, h = 0]) => rect([x, y], [w, h], p.paper))
      .join('') +
    car(s, [660, 640], 0.9, p.vermilion) +
    truck(s, [450, 700], 1.1, { cab: p.ochre, load: p.teal }, true) +
    line([960, 640], [960, 460], p.slate, 9) +
    line([1120, 650], [1120, 460], p.slate, 9) +
    rect([900, 390], [280, 100], p.leafDeep, 6) +
    rect([906, 396], [268, 88], p.leafDeep, 4, `stroke="${p.paper}" stroke-width="4"`) +
    stroke('M950 460V424M950 424l-14 16M950 424l14 16', p.paper, 7) +
    rect([990, 420], [150, 12], p.paper, 4) +
    rect([990, 446], [100, 12], p.paper, 4) +
    treeLine(s, [0, 300, 620], { h: 180, count: 4 }, 'poplar') +
    grasses(s, 806, 60, s.air.land[5], 70)
  );
};

export const tunnel: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 260, clouds: 2 }) +
    ridge(s, { y: 240, foot: 640, amplitude: 150, fill: s.air.land[2], sharp: 0.7, mist: 0.2 }) +
    path('M-20 820V330C160 250 300 190 560 170C820 180 1000 250 1220 340V820Z', s.air.land[4]) +
    stroke(
      'M120 330l90 160M300 250l60 150M900 250l-50 150M1080 320l-70 170M480 190l-20 90M720 190l30 80',
      s.air.land[5],
      9,
    ) +
    path('M260 720V480A330 330 0 0 1 920 480V720Z', mix(p.stone, p.paper, 0.35)) +
    stroke(
      repeat(11, (i) => {
        const a = Math.PI * (i / 10);
        return `M${n(590 - Math.cos(a) * 330)} ${n(480 - Math.sin(a) * 330)}L${n(590 - Math.cos(a) * 262)} ${n(480 - Math.sin(a) * 262)}`;
      }),
      p.ink,
      3,
      opacity(0.3),
    ) +
    path('M330 720V480A260 260 0 0 1 850 480V720Z', p.ink) +
    repeat(4, (i) => {
      const k = 0.82 - i * 0.18;
      return stroke(
        `M${n(590 - 250 * k)} 700V${n(490 + (1 - k) * 60)}A${n(250 * k)} ${n(250 * k)} 0 0 1 ${n(590 + 250 * k)} ${n(490 + (1 - k) * 60)}V700`,
        mix(p.ochre, p.ink, 0.25 + i * 0.12),
        9 * k,
      );
    }) +
    s.glow(590, 560, 230, '#ffdc8a', 0.9) +
    repeat(6, (i) => circle(590 + (i % 2 ? 1 : -1) * (200 - i * 24), 390 + i * 22, 8 - i, '#fff0c0')) +
    poly(
      [
        [520, 640],
        [660, 640],
        [1020, 820],
        [160, 820],
      ],
      mix(p.slate, p.brown, 0.5),
    ) +
    excavator(s, 830, 760, 1.25, true) +
    figure(s, 400, 780, 250, { hat: 'helmet', hatFill: p.ochre, top: p.orange, pose: 'point' }) +
    figure(s, 300, 780, 240, { hat: 'helmet', hatFill: p.paper, top: p.blue, pose: 'hold' }) +
    treeLine(s, [-20, 180, 640], { h: 190, count: 3 }, 'pine', s.air.land[5]) +
    treeLine(s, [1000, 1220, 650], { h: 190, count: 4 }, 'pine', s.air.land[5]) +
    mistBar([700, 200], 420, 16, s.air.mist, 0.6)
  );
};

export const railway: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 420 }) +
    ranges(s, 500, 360, 4) +
    ground(s, 490, 24, mix(p.leaf, s.air.land[2], 0.3), p.leafDeep) +
    repeat(
      7,
      (i) =>
        rect([40 + i * 190, 470], [30, 260], mix(p.stone, p.paper, 0.3)) +
        rect([58 + i * 190, 470], [12, 260], p.ink, 0, opacity(0.2)) +
        path(`M${20 + i * 190} 480H${90 + i * 190}L${70 + i * 190} 510H${40 + i * 190}Z`, p.stone),
    ) +
    rect([-20, 452], [1240, 28], mix(p.stone, p.paper, 0.5)) +
    rect([-20, 474], [1240, 8], p.ink, 0, opacity(0.3)) +
    repeat(
      9,
      (i) =>
        line([20 + i * 150, 452], [20 + i * 150, 330], p.slate, 5) +
        line([20 + i * 150, 340], [56 + i * 150, 352], p.slate, 3),
    ) +
    line([-20, 352], [1220, 352], p.ink, 2) +
    train(s, [760, 454], 1.35, 4) +
    ground(s, 660, 30, p.leaf, p.moss) +
    tileHouse(s, [130, 720], 140, 104) +
    tileHouse(s, [270, 736], 150, 110, p.cream) +
    treeLine(s, [420, 1200, 740], { h: 130, count: 7 }, 'broad') +
    grasses(s, 806, 70, s.air.land[5], 70) +
    birds(s, 300, 200, 4)
  );
};

export const station: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 400 }) +
    ranges(s, 440, 280) +
    path('M120 560V380Q600 190 1080 380V560Z', p.paper) +
    path('M80 392Q600 160 1120 392L1100 352Q600 110 100 352Z', p.deep) +
    repeat(
      9,
      (i) =>
        rect(
          [170 + i * 100, 400 - Math.sin((Math.PI * (i + 0.5)) / 9) * 60],
          [70, 160 + Math.sin((Math.PI * (i + 0.5)) / 9) * 60],
          s.air.lit ? s.air.pane : p.sea,
        ) + rect([202 + i * 100, 400 - Math.sin((Math.PI * (i + 0.5)) / 9) * 60], [6, 200], p.paper),
    ) +
    circle(600, 262, 40, p.ink) +
    circle(600, 262, 34, p.paper) +
    line([600, 262], [600, 240], p.ink, 4) +
    line([600, 262], [616, 268], p.vermilion, 4) +
    rect([0, 560], [1200, 70], p.stone) +
    rect([0, 560], [1200, 10], p.ochre) +
    crowd(s, [80, 560, 610], 120, 7) +
    crowd(s, [700, 1160, 612], 120, 6, 'walk') +
    rect([0, 630], [1200, 190], mix(p.brown, p.ink, 0.4)) +
    stroke('M-20 756H1220M-20 786H1220', p.stone, 6) +
    train(s, [800, 752], 1.9, 3) +
    rect([0, 780], [1200, 40], mix(p.stone, p.ink, 0.2))
  );
};
