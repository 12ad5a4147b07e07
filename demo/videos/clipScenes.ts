import { slab, tileHouse } from '../pictures/buildings';
import { grasses, ground, ranges, river, water } from '../pictures/land';
import { mix } from '../pictures/palette';
import { figure } from '../pictures/people';
import { circle, line, n, opacity, path, rect, repeat, stroke } from '../pictures/shapes';
import { birds, mistBar, sky } from '../pictures/sky';
import { snowSummits } from '../pictures/summits';
import { pine, treeLine, willow } from '../pictures/trees';
import { car, rowBoat } from '../pictures/vehicles';
import { type ClipScene, ease, move, wave } from './clipMotion';
import { horseRace, weaving } from './clipPeople';

const riverMorning: ClipScene = {
  mood: 'dawn',
  indoor: false,
  camera: (t) => ({ x: 560 + 70 * ease(t), y: 425 - 10 * t, width: 1090 - 110 * ease(t) }),
  draw: (s, t, seconds) => {
    const now = t * seconds;
    return (
      sky(s, { horizon: 430, clouds: 2, sun: { x: 760, y: 235 - 60 * t, r: 58 } }) +
      move(-14 * t, 0, ranges(s, 440, 290)) +
      ground(s, 430, 10, mix(s.p.leaf, s.air.land[2], 0.35), s.p.leafDeep) +
      treeLine(s, [40, 520, 455], { h: 46, count: 14 }, 'poplar') +
      river(s, [
        [690, 428, 14],
        [780, 462, 40],
        [640, 505, 90],
        [420, 565, 150],
        [560, 660, 270],
        [760, 810, 460],
      ]) +
      treeLine(s, [800, 1180, 500], { h: 90, count: 7 }, 'broad') +
      tileHouse(s, [905, 520], 110, 84) +
      tileHouse(s, [1000, 535], 130, 96, s.p.cream) +
      mistBar([120 + 90 * t, 440], 380, 16, s.air.mist, 0.55) +
      mistBar([640 - 60 * t, 470], 300, 13, s.air.mist, 0.45) +
      move(
        -50 + 90 * t,
        26 * t - 56 + 2 * wave(now, 0.4),
        rowBoat(s, 560, 690, 0.9) +
          figure(s, 545, 684, 92, { top: s.p.vermilion, hat: 'brim', hatFill: s.p.sand, pose: 'point' }) +
          line([572 + 8 * wave(now, 0.25), 610], [640 + 20 * wave(now, 0.25), 720], s.p.brown, 4),
      ) +
      move(160 * t, -50 * t, birds(s, 380, 260, 6, 11)) +
      `<g transform="translate(110 760) skewX(${n(1.4 * wave(now, 0.2))}) translate(-110 -760)">${willow(s, 110, 760, 430)}</g>` +
      grasses(s, 800, 110, s.air.land[5], 80)
    );
  },
};

const harvestTerraces: ClipScene = {
  mood: 'day',
  indoor: false,
  camera: (t) => ({ x: 640 - 60 * ease(t), y: 430 - 20 * t, width: 960 + 130 * ease(t) }),
  draw: (s, t, seconds) => {
    const now = t * seconds;
    const bands = repeat(11, (i) => {
      const k = i / 10;
      const y = 330 + k * k * 400 + k * 90;
      const sway = 30 + k * 60;
      const d = `M-20 ${n(y + sway * 0.6)}C200 ${n(y - sway)} 340 ${n(y + sway * 1.3)} 560 ${n(y + sway * 0.4)}S900 ${n(y - sway * 0.9)} 1220 ${n(y + sway * 0.2)}`;
      const fill = [s.p.ochre, s.p.leafPale, mix(s.p.ochre, s.p.cream, 0.3)][i % 3] ?? s.p.ochre;
      return (
        path(`${d}V820H-20Z`, mix(s.p.leafDeep, s.p.ink, 0.1 + k * 0.25)) +
        move(0, 9 + k * 14, path(`${d}V820H-20Z`, mix(fill, s.air.mist, 0.45 * (1 - k))))
      );
    });
    const walker = (x: number, y: number, h: number, phase: number, top: string) =>
      move(
        -140 * t,
        3 * Math.abs(wave(now, 0.9, phase)),
        figure(s, x, y, h, {
          pose: wave(now, 0.9, phase) > 0 ? 'walk' : 'carry',
          top,
          hat: 'brim',
          hatFill: s.p.cream,
          mirrored: true,
        }) +
          line([x - h * 0.43, y - h * 0.6], [x + h * 0.47, y - h * 0.66], s.p.brown, 5) +
          circle(x - h * 0.43, y - h * 0.46, h * 0.13, s.p.wood) +
          circle(x + h * 0.47, y - h * 0.52, h * 0.13, s.p.wood),
      );
    return (
      sky(s, { horizon: 360, clouds: 0, sun: { x: 860, y: 140, r: 54 } }) +
      move(
        70 * t,
        0,
        mistBar([160, 130], 320, 17, s.air.cloud, 0.8) + mistBar([620, 210], 260, 14, s.air.cloud, 0.7),
      ) +
      ranges(s, 390, 270) +
      move(-60 * t, 0, mistBar([640, 316], 420, 15, s.air.mist, 0.8)) +
      bands +
      tileHouse(s, [170, 470], 86, 66) +
      tileHouse(s, [250, 486], 96, 74, s.p.cream) +
      treeLine(s, [80, 170, 480], { h: 70, count: 3 }, 'broad') +
      figure(s, 420, 640 + 2 * wave(now, 0.5), 125, {
        pose: 'bend',
        top: s.p.vermilion,
        hat: 'brim',
        hatFill: s.p.sand,
      }) +
      figure(s, 540, 655 + 2 * wave(now, 0.5, 0.4), 130, {
        pose: 'bend',
        top: s.p.blue,
        hat: 'scarf',
        hatFill: s.p.rose,
      }) +
      walker(960, 690, 150, 0, s.p.deep) +
      walker(1120, 700, 150, 0.5, s.p.maroon) +
      move(-120 * t, 30 * wave(t, 0.5), birds(s, 700, 220, 5, 11)) +
      grasses(s, 806, 60, s.air.land[5], 80)
    );
  },
};

const cityNight: ClipScene = {
  mood: 'night',
  indoor: false,
  camera: (t) => ({ x: 540 + 110 * ease(t), y: 412, width: 1050 + 30 * t }),
  draw: (s, t, seconds) => {
    const now = t * seconds;
    const towers = (y: number, count: number, size: number) =>
      repeat(count, (i) =>
        slab(
          s,
          [-40 + (1260 * i) / count, y],
          [(1000 / count) * s.r.between(0.8, 1.1), size * s.r.between(0.8, 2.2)],
          mix(s.air.land[4], s.p.wood, 0.2),
          size * 0.18,
        ),
      );
    const span = (x: number) => 588 - 60 * Math.sin((Math.PI * x) / 1200);
    return (
      sky(s, { horizon: 420, clouds: 2, sun: { x: 860, y: 150, r: 44 } }) +
      move(-12 * t, 0, ranges(s, 470, 340)) +
      towers(520, 16, 90) +
      towers(580, 12, 90) +
      rect([0, 575], [1200, 60], s.air.land[5]) +
      water(s, { top: 600, ripples: 30 }) +
      repeat(34, (i) =>
        rect(
          [20 + i * 35 + 3 * wave(now, 0.3, i / 5), 606],
          [5 + (i % 3) * 3, (40 + ((i * 47) % 110)) * (0.9 + 0.1 * wave(now, 0.35, i / 3))],
          s.air.pane,
          3,
          opacity(0.4),
        ),
      ) +
      stroke('M-20 590Q600 470 1220 590', s.air.land[5], 16) +
      repeat(15, (i) => {
        const x = 30 + i * 82;
        return (
          s.glow(x, span(x) - 22, 30, '#ffd98a', 0.9) +
          line([x, span(x)], [x, span(x) - 24], s.p.ink, 3) +
          circle(x, span(x) - 24, 4, '#fff0c0')
        );
      }) +
      repeat(5, (i) => {
        const x = ((i * 280 + now * 95) % 1400) - 100;
        return (
          s.glow(x + 12, span(x) - 8, 22, '#fff4cf', 0.9) +
          rect([x - 18, span(x) - 14], [30, 10], '#0b1730', 4) +
          circle(x - 18, span(x) - 9, 3, '#ff6a4a')
        );
      }) +
      repeat(4, (i) => {
        const x = 1300 - ((i * 340 + now * 80) % 1400);
        return circle(x, span(x) - 8, 3.4, '#ff7a55') + rect([x, span(x) - 13], [26, 9], '#0b1730', 4);
      }) +
      path('M-20 820V650Q200 620 420 676T780 820Z', s.air.land[5]) +
      figure(s, 300, 690, 150, { top: s.p.vermilion, dress: 'coat', hat: 'long' }) +
      figure(s, 356, 692, 160, { top: s.p.slate, mirrored: true })
    );
  },
};

const snowRoad: ClipScene = {
  mood: 'dusk',
  indoor: false,
  camera: (t) => ({ x: 600, y: 440 + 20 * t, width: 1120 - 150 * ease(t) }),
  draw: (s, t, seconds) => {
    const now = t * seconds;
    const white = mix('#ffffff', s.air.mist, 0.25);
    const road = (k: number) =>
      [600 + 90 * Math.sin(k * 3.4) * (0.3 + k), 480 + 300 * k * k, 0.12 + k * 1.0] as const;
    const [cx, cy, ck] = road(0.12 + 0.62 * ease(t));
    const flakes = repeat(60, () => {
      const x = s.r.between(0, 1200);
      const y = s.r.between(0, 800);
      const size = s.r.pick([2.6, 3.6, 5]);
      const fall = s.r.pick([1, 2]);
      return circle(x + 18 * Math.sin(now + y), (y + now * fall * 60) % 800, size, '#ffffff', opacity(0.85));
    });
    return (
      sky(s, { horizon: 440, clouds: 2, sun: { x: 380, y: 330, r: 56 } }) +
      snowSummits(
        s,
        [
          { x: 260, y: 200, half: 380 },
          { x: 900, y: 160, half: 430 },
        ],
        470,
      ) +
      treeLine(s, [0, 1200, 482], { h: 110, count: 22 }, 'pine', s.air.land[2]) +
      ground(s, 470, 10, mix(white, s.air.land[1], 0.4), white) +
      path(
        `M592 476C640 540 700 560 660 620C620 680 480 720 380 820H900C860 720 800 690 780 630C760 560 690 540 612 476Z`,
        mix(s.air.land[2], white, 0.35),
      ) +
      treeLine(s, [120, 420, 560], { h: 150, count: 4 }, 'pine', s.air.land[4]) +
      treeLine(s, [1000, 1180, 590], { h: 170, count: 3 }, 'pine', s.air.land[4]) +
      tileHouse(s, [840, 560], 130, 96) +
      s.glow(905, 535, 90, '#ffd27a', 0.5) +
      s.glow(cx, cy - 20 * ck, 120 * ck, '#fff0c0', 0.6) +
      move(cx, cy, car(s, [0, 0], 1.5 * ck, s.p.vermilion, true)) +
      pine(s, 90, 800, 330, s.air.land[5]) +
      pine(s, 1110, 810, 360, s.air.land[5]) +
      flakes
    );
  },
};

export const clipScenes: Readonly<Record<string, ClipScene>> = {
  riverMorning,
  harvestTerraces,
  horseRace,
  cityNight,
  snowRoad,
  weaving,
};
