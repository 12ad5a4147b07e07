import { mix } from './palette';
import { circle, ellipse, opacity, path, rect, repeat, stroke } from './shapes';

export interface Look {
  age: 'young' | 'middle' | 'old' | 'child';
  hair: 'short' | 'bob' | 'long' | 'bun' | 'braids' | 'crop' | 'side' | 'bald' | 'wavy' | 'pony';
  wear: 'shirt' | 'robe' | 'jacket' | 'sweater' | 'coat' | 'vest' | 'collar';
  glasses?: boolean;
  beard?: boolean;
  hat?: 'fur' | 'cap' | 'helmet' | 'felt';
  beads?: boolean;
}

/** Twenty-four invented people; index = number − 1. */
export const looks: readonly Look[] = [
  { age: 'middle', hair: 'side', wear: 'jacket', glasses: true },
  { age: 'young', hair: 'bob', wear: 'shirt' },
  { age: 'middle', hair: 'short', wear: 'vest', hat: 'cap' },
  { age: 'middle', hair: 'crop', wear: 'robe', hat: 'felt' },
  { age: 'young', hair: 'braids', wear: 'robe', beads: true },
  { age: 'young', hair: 'wavy', wear: 'sweater', glasses: true },
  { age: 'young', hair: 'pony', wear: 'collar' },
  { age: 'middle', hair: 'bun', wear: 'shirt', glasses: true },
  { age: 'middle', hair: 'short', wear: 'jacket' },
  { age: 'young', hair: 'long', wear: 'coat' },
  { age: 'middle', hair: 'side', wear: 'vest', beard: true },
  { age: 'young', hair: 'crop', wear: 'robe', beads: true },
  { age: 'young', hair: 'short', wear: 'sweater' },
  { age: 'old', hair: 'side', wear: 'jacket', glasses: true },
  { age: 'middle', hair: 'bob', wear: 'jacket', glasses: true },
  { age: 'middle', hair: 'long', wear: 'collar' },
  { age: 'old', hair: 'crop', wear: 'collar' },
  { age: 'old', hair: 'bald', wear: 'sweater', beard: true, glasses: true },
  { age: 'young', hair: 'short', wear: 'coat', glasses: true },
  { age: 'old', hair: 'bun', wear: 'robe', beads: true },
  { age: 'old', hair: 'crop', wear: 'robe', hat: 'fur', beard: true },
  { age: 'child', hair: 'braids', wear: 'sweater' },
  { age: 'child', hair: 'crop', wear: 'shirt' },
  { age: 'middle', hair: 'short', wear: 'vest', hat: 'helmet' },
];

/** A doctor's white coat. */
function coat(colour: string): string {
  return (
    path('M48 490C54 400 96 366 176 350Q240 372 304 350C384 366 426 400 432 490Z', '#fbf7ec') +
    path('M304 350C384 366 426 400 432 490H360C356 430 340 390 304 350Z', '#64808a', opacity(0.35)) +
    path('M194 346L240 430L286 346L270 338H210Z', colour) +
    stroke('M194 346L160 372L190 410L180 430L232 490M286 346L320 372L290 410L300 430L248 490', '#64808a', 4) +
    stroke('M176 380Q170 450 200 462M304 380Q310 450 290 470', '#17303c', 5)
  );
}

function vest(colour: string, dark: string): string {
  return (
    path('M48 490C54 400 96 366 176 350Q240 372 304 350C384 366 426 400 432 490Z', '#f1e3c4') +
    path('M120 490C118 420 130 380 172 352L226 490Z', colour) +
    path('M360 490C362 420 350 380 308 352L254 490Z', dark) +
    path('M186 344L240 400L226 424L172 362ZM294 344L240 400L254 424L308 362Z', '#fbf4e2') +
    rect([140, 440], [48, 34], dark, 4)
  );
}

export function garment(look: Look, colour: string, trim: string): string {
  const dark = mix(colour, '#17303c', 0.3);
  const body =
    path('M48 490C54 400 96 366 176 350Q240 372 304 350C384 366 426 400 432 490Z', colour) +
    path('M304 350C384 366 426 400 432 490H360C356 430 340 390 304 350Z', dark, opacity(0.5));
  const vee = path('M190 348L240 420L290 348L272 338H208Z', '#fbf4e2');
  switch (look.wear) {
    case 'robe':
      return (
        body +
        path('M168 350L196 338L262 430L232 490H196Z', trim) +
        path('M312 350L284 338L196 490H250Z', '#f1e3c4') +
        path('M318 352L296 342L214 490H236Z', mix(trim, '#17303c', 0.35)) +
        repeat(5, (i) => circle(298 - i * 18, 372 + i * 26, 5, '#e2a33b'))
      );
    case 'jacket':
      return (
        body +
        vee +
        path('M190 346L162 362L196 442L226 490H240V420Z', dark) +
        path('M290 346L318 362L284 442L254 490H240V420Z', dark) +
        path('M232 392L248 392L254 460L240 476L226 460Z', trim)
      );
    case 'sweater':
      return (
        body +
        path('M186 338Q240 392 294 338L304 356Q240 416 176 356Z', dark) +
        stroke('M70 452Q240 430 412 452M66 470Q240 448 416 470', trim, 7, opacity(0.75))
      );
    case 'coat':
      return coat(colour);
    case 'vest':
      return vest(colour, dark);
    case 'collar':
      return (
        body +
        path('M196 334H284V366Q240 390 196 366Z', dark) +
        stroke('M240 380V490', dark, 5) +
        circle(240, 410, 6, trim) +
        circle(240, 446, 6, trim) +
        rect([300, 420], [60, 6], dark)
      );
    default:
      return (
        body +
        path(
          'M192 340L240 400L206 424L168 356ZM288 340L240 400L274 424L312 356Z',
          mix(colour, '#ffffff', 0.35),
        ) +
        stroke('M240 400V490', dark, 4) +
        circle(240, 440, 5, trim)
      );
  }
}

export function backHair(look: Look, hair: string): string {
  switch (look.hair) {
    case 'bob':
      return path(
        'M140 190C136 100 190 70 240 70C292 70 344 100 340 190C344 250 340 290 322 312H158C140 290 136 250 140 190Z',
        hair,
      );
    case 'long':
      return path(
        'M138 190C134 96 190 66 240 66C292 66 346 96 342 190C350 280 356 350 344 410H136C124 350 130 280 138 190Z',
        hair,
      );
    case 'wavy':
      return path(
        'M134 190C120 96 190 60 240 62C296 60 358 96 346 190C370 220 350 250 362 284C370 330 340 350 316 352H164C140 350 110 330 118 284C130 250 112 220 134 190Z',
        hair,
      );
    case 'bun':
      return circle(240, 62, 42, hair);
    case 'pony':
      return path('M310 110C380 110 396 200 366 290C360 310 344 306 344 286C350 230 340 180 300 160Z', hair);
    case 'braids':
      return (
        path('M140 190C136 96 190 68 240 68C292 68 344 96 340 190V270H140Z', hair) +
        repeat(
          7,
          (i) =>
            ellipse([142, 280 + i * 24], [17 - i * 0.6, 17], hair) +
            ellipse([338, 280 + i * 24], [17 - i * 0.6, 17], hair),
        ) +
        circle(142, 430, 9, '#d24a2f') +
        circle(338, 430, 9, '#2b7480')
      );
    default:
      return '';
  }
}

export function frontHair(look: Look, hair: string): string {
  const light = mix(hair, '#ffffff', 0.14);
  const base = 'M158 196C142 100 190 74 240 74C292 74 338 100 322 196C316 170 308 156';
  switch (look.hair) {
    case 'bald':
      return path(
        'M158 204C150 180 152 160 160 150C162 170 164 188 166 204ZM322 204C330 180 328 160 320 150C318 170 316 188 314 204Z',
        hair,
      );
    case 'crop':
      return path(
        'M156 186C146 106 190 76 240 76C292 76 334 106 324 186C318 164 316 146 306 132Q240 112 174 132C164 146 162 164 156 186Z',
        hair,
      );
    case 'side':
      return (
        path(`${base} 300 142Q230 150 196 120Q180 150 172 160C164 170 160 180 158 196Z`, hair) +
        stroke('M198 104Q240 130 300 128', light, 5)
      );
    case 'bun':
    case 'pony':
      return (
        path(`${base} 296 146Q270 122 240 116Q210 122 184 146C172 160 164 176 158 196Z`, hair) +
        stroke('M200 110Q220 96 240 94M280 110Q264 98 250 94', light, 4)
      );
    case 'long':
    case 'braids':
      return (
        path(
          'M152 214C142 104 190 74 240 74C292 74 338 104 328 214C322 180 300 150 240 112C182 150 158 180 152 214Z',
          hair,
        ) + stroke('M240 78V110', light, 4)
      );
    case 'bob':
      return (
        path(
          'M150 226C142 104 190 74 240 74C292 74 338 104 330 226C326 200 322 176 316 164Q240 176 164 160C156 180 152 200 150 226Z',
          hair,
        ) + stroke('M180 104Q240 84 300 108', light, 5)
      );
    case 'wavy':
      return path(
        'M146 226C132 104 190 70 240 72C296 70 350 104 334 226C326 190 330 170 300 150Q270 158 236 122Q210 156 176 160C160 180 154 200 146 226Z',
        hair,
      );
    default:
      return path(
        `${base} 302 140Q280 150 262 134Q236 152 214 132Q190 150 176 146C166 160 162 176 158 196Z`,
        hair,
      );
  }
}
