import { seeded } from './random';
import { circle, ellipse, line, path, poly, rect, repeat, stroke, turn } from './shapes';

const inks: readonly (readonly [ground: string, mark: string, accent: string])[] = [
  ['#1c4657', '#fbf4e2', '#e2a33b'],
  ['#d24a2f', '#fbf4e2', '#f7c873'],
  ['#3f7f56', '#fbf4e2', '#c9dd86'],
  ['#fbf0d6', '#1c4657', '#d24a2f'],
  ['#e2a33b', '#1c2f3c', '#fbf4e2'],
  ['#8c2f33', '#fbf0d6', '#e2a33b'],
  ['#3a7cab', '#ffffff', '#f7c873'],
  ['#e6efe2', '#24584b', '#e3782f'],
];

type Mark = (ink: string, accent: string, ground: string) => string;

/** Flat signs of offices, papers, schools and societies; index = number − 1. */
const marks: readonly Mark[] = [
  (a, b) =>
    path('M80 320L200 140L262 232L300 180L400 320Z', a) +
    path('M200 140L232 188L204 206L184 184L164 194Z', b) +
    stroke('M90 352Q160 330 240 352T390 352', b, 16),
  (a, b) =>
    path('M70 210Q240 90 410 210V244Q240 130 70 244Z', a) +
    repeat(5, (i) => rect([104 + i * 64, 206], [14, 110], a)) +
    stroke('M80 330H400', a, 16) +
    stroke('M100 366Q160 346 220 366T340 366T390 366', b, 12),
  (a, b) =>
    path('M240 380C110 330 110 190 240 90C370 190 370 330 240 380Z', a) +
    stroke('M240 370V170M240 270L186 222M240 310L300 258', b, 13),
  (a, b) =>
    path('M240 150Q160 100 80 130V330Q160 300 240 350Q320 300 400 330V130Q320 100 240 150Z', a) +
    stroke('M240 150V350', b, 12) +
    stroke(
      'M112 176Q170 160 212 186M112 226Q170 210 212 236M268 186Q310 160 368 176M268 236Q310 210 368 226',
      b,
      9,
    ),
  (a, b) => circle(240, 240, 150, a) + rect([208, 140], [64, 200], b) + rect([140, 208], [200, 64], b),
  (a, b) =>
    rect([140, 340], [200, 36], a) +
    rect([170, 304], [140, 30], a) +
    path('M180 300C150 220 200 200 240 200C280 200 330 220 300 300Z', a) +
    path('M222 196L234 100H246L258 196Z', b) +
    circle(240, 92, 14, b),
  (a, b) =>
    circle(240, 190, 74, b) +
    repeat(12, (i) => turn(240, 190, i * 30, line([240, 96], [240, 70], b, 12))) +
    path('M70 380Q160 250 240 300T410 380Z', a),
  (a, b) =>
    stroke(
      'M80 200Q160 150 240 200T400 200M80 260Q160 210 240 260T400 260M80 320Q160 270 240 320T400 320',
      a,
      22,
    ) + circle(330, 126, 34, b),
  (a, b) =>
    path('M240 90L370 140V240C370 320 310 370 240 396C170 370 110 320 110 240V140Z', a) +
    path('M240 150L262 210H324L274 248L292 308L240 272L188 308L206 248L156 210H218Z', b),
  (a, b) =>
    rect([110, 120], [260, 250], a, 16) +
    rect([140, 150], [90, 80], b) +
    stroke('M256 160H340M256 190H340M256 220H320M140 260H340M140 292H340M140 324H280', b, 11),
  (a, b) =>
    rect([84, 96], [312, 26], a) +
    rect([84, 358], [312, 26], a) +
    repeat(9, (i) => rect([112 + i * 30, 122], [10, 236], a)) +
    repeat(4, (i) =>
      path(
        `M100 ${214 + i * 36}L170 ${196 + i * 36}L240 ${214 + i * 36}L310 ${196 + i * 36}L380 ${214 + i * 36}V${230 + i * 36}L310 ${212 + i * 36}L240 ${230 + i * 36}L170 ${212 + i * 36}L100 ${230 + i * 36}Z`,
        b,
      ),
    ) +
    ellipse([240, 164], [84, 15], b),
  (a, b) =>
    path('M120 180H360V210H120Z', a) +
    path('M100 180Q160 160 180 110H300Q320 160 380 180Z', a) +
    repeat(4, (i) => rect([140 + i * 60, 216], [22, 110], a)) +
    rect([110, 332], [260, 26], b),
  (a, b) =>
    rect([96, 160], [288, 150], a, 24) +
    repeat(3, (i) => rect([122 + i * 84, 184], [66, 58], b, 6)) +
    circle(160, 316, 32, b) +
    circle(320, 316, 32, b) +
    circle(160, 316, 13, a) +
    circle(320, 316, 13, a),
  (a, b) =>
    path('M240 90C300 190 340 230 340 290A100 100 0 0 1 140 290C140 230 180 190 240 90Z', a) +
    stroke('M190 296A56 56 0 0 0 240 348', b, 16),
  (a, b) =>
    path('M262 80L150 260H228L206 400L330 208H250Z', a) +
    circle(240, 240, 170, 'none', `stroke="${b}" stroke-width="14"`),
  (a, b) =>
    circle(240, 240, 140, 'none', `stroke="${a}" stroke-width="18"`) +
    repeat(8, (i) =>
      turn(240, 240, i * 45, path('M240 240Q206 180 240 120Q274 180 240 240Z', i % 2 ? a : b)),
    ) +
    circle(240, 240, 26, a),
  (a, b) =>
    path('M120 380V200L240 110L360 200V380Z', a) +
    rect([204, 270], [72, 110], b) +
    path(
      'M90 214L240 96L390 214',
      'none',
      `stroke="${b}" stroke-width="20" stroke-linejoin="round" stroke-linecap="round"`,
    ),
  (a, b) =>
    line([240, 110], [240, 350], a, 16) +
    line([120, 160], [360, 160], a, 16) +
    path('M70 260H170Q160 310 120 310Q80 310 70 260Z', b) +
    path('M310 260H410Q400 310 360 310Q320 310 310 260Z', b) +
    stroke('M120 160L74 258M120 160L166 258M360 160L314 258M360 160L406 258', a, 8) +
    rect([170, 350], [140, 24], a),
  (a, b) =>
    path(
      'M100 340C100 260 140 190 230 190C290 150 360 170 370 240C400 250 396 290 370 290L350 340H320L310 300H190L180 340Z',
      a,
    ) +
    stroke('M340 190Q340 150 376 150', b, 13) +
    circle(360, 236, 8, b),
  (a, b) =>
    circle(240, 240, 44, b) +
    stroke(
      'M160 320A112 112 0 0 1 160 160M320 320A112 112 0 0 0 320 160M116 364A176 176 0 0 1 116 116M364 364A176 176 0 0 0 364 116',
      a,
      20,
    ),
  (a, b) => path('M84 330H396L360 384H120Z', a) + path('M230 100V310H100Z', a) + path('M250 140V310H360Z', b),
  (a, b) =>
    circle(170, 176, 48, a) +
    circle(310, 176, 48, b) +
    path('M80 360Q84 240 170 240Q256 240 260 360Z', a) +
    path('M240 360Q250 240 310 240Q396 240 400 360Z', b),
  (a, b) =>
    stroke('M240 390V200', a, 16) +
    repeat(
      5,
      (i) =>
        ellipse([206, 210 + i * 34], [34, 14], i % 2 ? a : b, `transform="rotate(34 206 ${210 + i * 34})"`) +
        ellipse([274, 210 + i * 34], [34, 14], i % 2 ? b : a, `transform="rotate(-34 274 ${210 + i * 34})"`),
    ) +
    ellipse([240, 150], [18, 44], b),
  (a, b) =>
    poly(
      [
        [90, 190],
        [240, 130],
        [390, 190],
        [240, 250],
      ],
      a,
    ) +
    path('M150 224V300Q240 350 330 300V224L240 262Z', b) +
    stroke('M372 200V300', a, 11) +
    circle(372, 308, 15, b),
];

/** Flat emblem 480×480, 1…24. */
export function logoSvg(number: number): string {
  const r = seeded(`logo.${number}`);
  const [ground, mark, accent] = inks[(number * 3 + Math.floor(number / 8)) % inks.length] ?? [
    '#1c4657',
    '#fbf4e2',
    '#e2a33b',
  ];
  const draw = marks[number - 1];
  const frame = r.chance(0.5)
    ? circle(240, 240, 224, ground) + circle(240, 240, 208, 'none', `stroke="${accent}" stroke-width="5"`)
    : rect([16, 16], [448, 448], ground, 96);
  const scale = 'translate(240 240) scale(.98) translate(-240 -240)';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">${frame}<g transform="${scale}">${draw ? draw(mark, accent, ground) : ''}</g></svg>`;
}
