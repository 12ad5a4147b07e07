import { mix } from './palette';
import { backHair, frontHair, garment, type Look, looks } from './portraitLooks';
import { seeded } from './random';
import { circle, ellipse, opacity, path, rect, repeat, stroke } from './shapes';

const skins = ['#f0c7a0', '#e6b48c', '#d9a177', '#c98d63', '#eebf98'] as const;

const grounds: readonly (readonly [ground: string, hill: string, sun: string])[] = [
  ['#cfe3da', '#8bbab6', '#f08a4b'],
  ['#f6dcb4', '#e2a33b', '#d24a2f'],
  ['#dcd6e4', '#8a84ad', '#fad9a6'],
  ['#f1c9b8', '#c9786c', '#fff0c9'],
  ['#c9d9a8', '#7fae5b', '#fbf4e2'],
  ['#b9d3dd', '#4f8ba0', '#f5e6bd'],
];

const clothes = [
  '#2b7480',
  '#d24a2f',
  '#1c4657',
  '#8c2f33',
  '#3f7f56',
  '#e2a33b',
  '#4a4f6c',
  '#a8713f',
] as const;

function wrinklesAndBeard(look: Look, shade: string, brow: string): string {
  let out = '';
  if (look.age === 'old')
    out += stroke(
      'M176 226q-8 6 -14 4M304 226q8 6 14 4M196 262Q190 274 196 286M284 262Q290 274 284 286M206 146Q240 140 274 146',
      shade,
      3.4,
    );
  if (look.beard)
    out +=
      path('M198 262Q240 252 282 262Q262 264 240 262Q218 264 198 262Z', brow) +
      path('M206 292Q240 302 274 292Q268 330 240 336Q212 330 206 292Z', brow, opacity(0.95));
  return out;
}

function glassesAndBeads(look: Look): string {
  let out = '';
  if (look.glasses)
    out +=
      stroke(
        'M178 206a26 25 0 1 0 52 0a26 25 0 1 0 -52 0M250 206a26 25 0 1 0 52 0a26 25 0 1 0 -52 0M230 202Q240 196 250 202M178 200L160 194M302 200L320 194',
        '#2b2a35',
        5,
      ) +
      ellipse([204, 206], [24, 23], '#ffffff', opacity(0.14)) +
      ellipse([276, 206], [24, 23], '#ffffff', opacity(0.14));
  if (look.beads)
    out += repeat(9, (i) =>
      circle(
        186 + i * 13.5,
        352 + Math.sin((Math.PI * i) / 8) * 42,
        i === 4 ? 11 : 8,
        i % 2 ? '#2b9aa0' : '#d24a2f',
      ),
    );
  return out;
}

function hatOf(look: Look): string {
  let out = '';
  if (look.hat === 'fur')
    out +=
      path('M160 110Q170 30 240 26Q310 30 320 110Z', '#d24a2f') +
      stroke('M200 100Q204 50 240 30M280 100Q276 50 240 30', '#e2a33b', 6) +
      rect([132, 92], [216, 62], '#6d4630', 30) +
      stroke('M150 110q10 14 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0', '#a8713f', 5);
  if (look.hat === 'cap')
    out +=
      path('M152 150C150 70 330 70 328 150Q240 126 152 150Z', '#2b7480') +
      path('M150 150Q240 120 332 150Q372 160 362 172Q240 136 150 162Z', '#1c4657');
  if (look.hat === 'helmet')
    out +=
      path('M146 152C146 56 334 56 334 152Q240 132 146 152Z', '#e2a33b') +
      path('M128 152Q240 124 352 152Q356 166 344 168Q240 140 136 168Q124 166 128 152Z', '#c8862a') +
      rect([226, 66], [28, 70], '#f1c567', 10);
  if (look.hat === 'felt')
    out +=
      path('M170 124C170 50 200 40 240 46C282 40 310 50 310 124Z', '#6d4630') +
      ellipse([240, 126], [150, 26], '#7d5238') +
      path('M170 100H310V122Q240 136 170 122Z', '#d24a2f');
  return out;
}

/** Bust portrait 480×480 of one of the invented people, 1…24. */
export function portraitSvg(number: number): string {
  const r = seeded(`portrait.${number}`);
  const look = looks[number - 1] ?? { age: 'young', hair: 'short', wear: 'shirt' };
  const [ground, hill, sun] = grounds[(number * 5 + 1) % grounds.length] ?? ['#cfe3da', '#8bbab6', '#f08a4b'];
  const skin = skins[(number * 3) % skins.length] ?? skins[0];
  const shade = mix(skin, '#8c2f33', 0.22);
  const hair =
    look.age === 'old'
      ? r.pick(['#cfcdc4', '#aeb2b0', '#e3dfd2'])
      : look.age === 'middle'
        ? r.pick(['#2a2a33', '#33292a', '#3c3f48'])
        : r.pick(['#1f2230', '#2b2024', '#3a2620']);
  const colour = look.wear === 'robe' ? r.pick(['#8c2f33', '#1c4657', '#4a2f4a']) : r.pick(clothes);
  const trim = r.pick(['#e2a33b', '#d24a2f', '#5aa3a3']);
  const brow = look.age === 'old' ? mix(hair, '#64808a', 0.5) : hair;
  const wide = look.age === 'child' ? 6 : r.between(-4, 6);
  const face = `M${160 - wide} 180C${158 - wide} 120 196 96 240 96C284 96 ${322 + wide} 120 ${320 + wide} 180C${322 + wide} 250 290 306 240 308C190 306 ${158 - wide} 250 ${160 - wide} 180Z`;
  const back =
    rect([0, 0], [480, 480], ground) +
    circle(r.pick([110, 370]), 140, 70, sun, opacity(0.85)) +
    path('M0 340L90 250L150 300L240 210L330 300L400 240L480 320V480H0Z', hill, opacity(0.55)) +
    path('M0 400Q120 340 240 380T480 370V480H0Z', hill);
  const eye = (x: number) =>
    ellipse([x, 206], [7, look.age === 'old' ? 6 : 8], '#241a1e') +
    circle(x + 2.5, 203, 2.2, '#ffffff') +
    stroke(`M${x - 15} 198Q${x} 190 ${x + 15} 198`, '#241a1e', 3.4) +
    stroke(
      `M${x - 18} 178Q${x} ${look.age === 'child' ? 166 : 169} ${x + 18} 178`,
      brow,
      look.hair === 'bob' || look.hair === 'long' ? 4.5 : 6.5,
    );
  let out =
    back +
    backHair(look, hair) +
    path('M198 270H282V350Q240 392 198 350Z', shade) +
    garment(look, colour, trim);
  out +=
    ellipse([158 - wide, 214], [15, 24], shade) +
    ellipse([322 + wide, 214], [15, 24], skin) +
    path(face, skin) +
    path(`M240 308C190 306 ${158 - wide} 250 ${160 - wide} 180Q172 262 240 308Z`, shade, opacity(0.55));
  out +=
    ellipse([188, 244], [22, 14], '#e2726a', opacity(look.wear === 'robe' ? 0.42 : 0.24)) +
    ellipse([292, 244], [22, 14], '#e2726a', opacity(look.wear === 'robe' ? 0.42 : 0.24));
  out +=
    eye(203) +
    eye(277) +
    stroke('M240 206Q232 238 230 244Q238 252 248 247', shade, 4.5) +
    stroke(look.age === 'child' ? 'M212 268Q240 294 268 268' : 'M214 272Q240 288 266 272', '#a3423c', 5);
  out += wrinklesAndBeard(look, shade, brow);
  out += frontHair(look, hair);
  out += glassesAndBeads(look) + hatOf(look);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">${out}</svg>`;
}
