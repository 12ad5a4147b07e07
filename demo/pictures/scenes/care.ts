import { horse } from '../animals';
import { pane, slab, tibetanHouse } from '../buildings';
import { lightBeam, pot, room, table, wallClock, windowView } from '../interiors';
import { ground, ranges } from '../land';
import { mix } from '../palette';
import { figure } from '../people';
import { line, opacity, path, rect, repeat, stroke } from '../shapes';
import { sky } from '../sky';
import type { Scene } from '../stage';
import { snowSummits } from '../summits';
import { bush, poplar, treeLine } from '../trees';
import { fireTruck, van } from '../vehicles';
import { flowers } from './herding';

export const hospital: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 440 }) +
    ranges(s, 500, 320) +
    slab(s, [180, 610], [250, 330], p.paper, 42) +
    slab(s, [770, 610], [250, 280], p.paper, 42) +
    slab(s, [400, 610], [400, 430], mix(p.paper, p.white, 0.5), 46) +
    rect([550, 196], [100, 100], p.vermilion, 8) +
    rect([588, 212], [24, 68], p.white) +
    rect([566, 234], [68, 24], p.white) +
    rect([480, 500], [240, 110], s.air.lit ? s.air.pane : p.sea) +
    line([600, 500], [600, 610], p.paper, 6) +
    rect([450, 484], [300, 20], p.vermilion) +
    treeLine(s, [0, 200, 610], { h: 130, count: 3 }, 'broad') +
    treeLine(s, [1010, 1200, 610], { h: 130, count: 3 }, 'broad') +
    rect([0, 606], [1200, 220], mix(p.stone, p.sand, 0.3)) +
    path('M420 606H780L960 820H240Z', mix(p.slate, p.ink, 0.3)) +
    van(s, [860, 740], 1.7, { fill: p.paper, stripe: p.vermilion, mark: 'cross' }, true) +
    figure(s, 460, 730, 190, { pose: 'walk', dress: 'coat', top: p.white, legs: p.teal }) +
    figure(s, 370, 740, 170, { dress: 'robe', top: p.maroon, hair: p.stone, pose: 'walk' }) +
    bush(s, 90, 790, 170) +
    poplar(s, 1140, 780, 420)
  );
};

export const clinicRoom: Scene = (s) => {
  const { p } = s;
  return (
    room(s, mix(p.sea, p.paper, 0.65), mix(p.stone, p.paper, 0.4)) +
    windowView(s, [120, 110], [330, 290], 2, p.paper) +
    lightBeam(s, [140, 420], 280, 600) +
    rect([560, 130], [130, 170], p.paper, 4) +
    repeat(5, (i) => rect([580 + (i % 2) * 12, 152 + i * 27], [92 - i * 14 - (i % 2) * 12, 13], p.ink)) +
    wallClock(s, 780, 170, 42) +
    rect([900, 130], [230, 300], p.paper) +
    repeat(
      3,
      (i) =>
        rect([912, 142 + i * 96], [206, 84], mix(p.sea, p.paper, 0.3)) +
        repeat(6, (k) =>
          rect(
            [922 + k * 32, 176 + i * 96],
            [24, 48],
            [p.vermilion, p.ochre, p.teal, p.paper][(i + k) % 4] ?? p.teal,
            4,
          ),
        ),
    ) +
    rect([60, 560], [380, 30], p.paper, 6) +
    rect([70, 590], [360, 50], p.teal) +
    rect([86, 640], [16, 110], p.slate) +
    rect([400, 640], [16, 110], p.slate) +
    rect([70, 530], [110, 40], p.white, 14) +
    figure(s, 330, 760, 380, { pose: 'sit', top: p.ochre, legs: p.deep, hat: 'long' }) +
    table(s, [640, 560], 430, 200) +
    rect([860, 450], [150, 96], p.ink, 6) +
    rect([868, 458], [134, 78], p.sea) +
    figure(s, 570, 780, 450, {
      pose: 'hold',
      dress: 'coat',
      top: p.white,
      legs: p.teal,
      hat: 'bun',
      mirrored: true,
    }) +
    stroke('M552 430Q540 520 520 512', p.ink, 5) +
    pot(s, 1130, 780, 210, p.vermilion) +
    rect([690, 520], [100, 12], p.vermilion, 3) +
    rect([700, 536], [90, 10], p.cream)
  );
};

export const doctorVisit: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 400 }) +
    snowSummits(s, [{ x: 330, y: 160, half: 430 }], 440) +
    ranges(s, 460, 180, 2) +
    ground(s, 450, 18, p.leafPale, p.leaf) +
    tibetanHouse(s, [760, 600], 360, 260) +
    rect([880, 480], [80, 120], p.maroon) +
    ground(s, 590, 18, p.leaf, p.leafDeep) +
    horse(s, [330, 720], 220, { coat: mix(p.cream, p.stone, 0.2), gait: 'stand' }) +
    rect([250, 480], [120, 70], p.vermilion, 10) +
    rect([240, 500], [70, 74], p.brown, 10) +
    rect([266, 520], [18, 6], p.paper) +
    rect([272, 514], [6, 18], p.paper) +
    figure(s, 590, 750, 310, { pose: 'carry', dress: 'coat', top: p.white, legs: p.deep, hat: 'bun' }) +
    rect([636, 560], [90, 64], p.vermilion, 8) +
    rect([672, 574], [18, 36], p.white) +
    rect([663, 583], [36, 18], p.white) +
    figure(s, 880, 750, 270, { pose: 'sit', top: p.maroon, hair: p.stone, mirrored: true }) +
    rect([860, 690], [90, 14], p.wood) +
    figure(s, 990, 750, 280, {
      dress: 'robe',
      top: p.teal,
      trim: p.ochre,
      hat: 'long',
      pose: 'wave',
      mirrored: true,
    }) +
    flowers(s, 690, 50)
  );
};

export const ambulance: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 420 }) +
    ranges(s, 480, 320) +
    treeLine(s, [0, 1200, 520], { h: 120, count: 13 }, 'broad') +
    rect([0, 510], [1200, 60], p.leaf) +
    rect([0, 560], [1200, 260], mix(p.slate, p.ink, 0.45)) +
    rect([0, 560], [1200, 10], p.paper) +
    repeat(8, (i) => rect([10 + i * 170, 756], [100, 10], p.ochre)) +
    van(s, [560, 730], 4.1, { fill: p.paper, stripe: p.vermilion, mark: 'cross' }) +
    rect([540, 388], [90, 20], p.blue, 8) +
    s.glow(585, 396, s.air.lit ? 220 : 110, '#6fb4ff', 0.7) +
    repeat(6, (i) =>
      line([20 + i * 34, 520 + i * 30], [190 + i * 10, 520 + i * 30], p.paper, 6, opacity(0.5)),
    ) +
    figure(s, 1050, 740, 310, { pose: 'wave', top: p.white, legs: p.teal, mirrored: true, dress: 'coat' })
  );
};

export const fireEngine: Scene = (s) => {
  const { p } = s;
  return (
    sky(s, { horizon: 420 }) +
    ranges(s, 460, 280) +
    rect([60, 240], [560, 360], mix(p.orange, p.paper, 0.55)) +
    rect([44, 222], [592, 24], p.maroon) +
    [90, 280, 470]
      .map(
        (x, i) =>
          rect([x, 360], [130, 240], i === 1 ? mix(p.ink, p.brown, 0.3) : p.vermilion) +
          (i === 1 ? '' : repeat(6, (k) => line([x, 390 + k * 36], [x + 130, 390 + k * 36], p.maroon, 4))),
      )
      .join('') +
    repeat(6, (i) => pane(s, [96 + i * 90, 274], 50, 50)) +
    rect([680, 140], [90, 460], p.cream) +
    rect([736, 140], [34, 460], p.ink, 0, opacity(0.15)) +
    repeat(5, (i) => pane(s, [704, 180 + i * 76], 40, 44)) +
    treeLine(s, [800, 1200, 600], { h: 150, count: 5 }, 'broad') +
    rect([0, 596], [1200, 220], mix(p.stone, p.slate, 0.5)) +
    fireTruck(s, 560, 730, 3) +
    figure(s, 1000, 760, 330, {
      pose: 'point',
      top: p.deep,
      legs: p.deep,
      hat: 'helmet',
      hatFill: p.ochre,
      mirrored: true,
    }) +
    figure(s, 1100, 764, 320, {
      pose: 'hold',
      top: p.deep,
      legs: p.deep,
      hat: 'helmet',
      hatFill: p.ochre,
      mirrored: true,
    }) +
    rect([900, 770], [1, 1], p.ink) +
    stroke('M100 780Q300 740 420 784T700 780', p.cream, 12)
  );
};
