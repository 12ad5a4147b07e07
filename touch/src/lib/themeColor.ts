import { MAIN_COLOUR } from '@contract/limits';

const darkGround = '#161616';
/** WCAG 2.2 AA for text of ordinary size. */
const enough = 4.5;
/** AA for large text: below it white is given up. */
const almost = 3;

type Rgb = readonly [number, number, number];

/** `#rrggbb` of the configured `topicColor` (six hex digits, `#` optional); the main red for anything else (S§9). */
export function topicColor(text: string | null | undefined): string {
  const digits = /^#?([0-9a-f]{6})$/i.exec((text ?? '').trim())?.[1];
  return `#${(digits ?? MAIN_COLOUR).toLowerCase()}`;
}

export interface ThemeColors {
  color: string;
  /** For text on the colour itself: white where it is readable, else black. */
  onColor: string;
  /**
   * For buttons and bars: the colour, darkened by the little that white text on it needs where it is almost dark enough
   * (the main red is), the colour itself where its text is black.
   */
  fill: string;
  onFill: string;
  /** For text in the colour on white: the colour or a darker shade of it. */
  onWhite: string;
  /** For text in the colour on the dark palette's ground (#161616): the colour or a lighter shade of it. */
  onDark: string;
}

/** The colour and its shades with a contrast of at least 4.5:1 (C1), whatever is configured. */
export function themeColors(text: string | null | undefined): ThemeColors {
  const color = topicColor(text);
  const onWhite = shadeUntil(color, [0, 0, 0], '#ffffff');
  const whiteFill = contrast('#ffffff', color) >= almost;
  return {
    color,
    // Black where white fails: one of the two reaches 4.58:1 on any colour; a softer ink would not.
    onColor: contrast('#ffffff', color) >= enough ? '#ffffff' : '#000000',
    fill: whiteFill ? onWhite : color,
    onFill: whiteFill ? '#ffffff' : '#000000',
    onWhite,
    onDark: shadeUntil(color, [255, 255, 255], darkGround),
  };
}

/** The colours as the style sheets know them. */
export const topicVariables = (topic: ThemeColors): readonly (readonly [name: string, value: string])[] => [
  ['--topic', topic.fill],
  ['--on-topic', topic.onFill],
  ['--topic-on-white', topic.onWhite],
  ['--topic-on-dark', topic.onDark],
];

/** The WCAG contrast ratio, 1–21, of two `#rrggbb` colours. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(rgbOf(one)), luminance(rgbOf(other))].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Goes towards black or white in hundredths, which keeps the hue, until the colour can be read on the ground. */
function shadeUntil(color: string, end: Rgb, background: string): string {
  const from = rgbOf(color);
  for (let step = 0; step < 100; step++) {
    const shade = hexOf([mix(from[0], end[0], step), mix(from[1], end[1], step), mix(from[2], end[2], step)]);
    if (contrast(shade, background) >= enough) return shade;
  }
  return hexOf(end);
}

const mix = (from: number, to: number, hundredths: number) =>
  Math.round(from + ((to - from) * hundredths) / 100);

function rgbOf(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance as WCAG defines it. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
