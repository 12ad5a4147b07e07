/** The inks. Outdoor moods tint every material; indoor light is warmer and weaker in its changes. */
export type Mood = 'dawn' | 'day' | 'dusk' | 'night';

export const moods: readonly Mood[] = ['dawn', 'day', 'dusk', 'night'];

const materials = {
  paper: '#fbf4e2',
  cream: '#f1e3c4',
  sand: '#dfc79a',
  ochre: '#e2a33b',
  orange: '#e3782f',
  vermilion: '#d24a2f',
  maroon: '#8c2f33',
  rose: '#e2929a',
  leafPale: '#b9cc74',
  leaf: '#7fae5b',
  leafDeep: '#3f7f56',
  moss: '#24584b',
  sea: '#5aa3a3',
  teal: '#2b7480',
  deep: '#1c4657',
  slate: '#64808a',
  stone: '#b4b5a6',
  wood: '#a8713f',
  brown: '#6d4630',
  ink: '#17303c',
  skin: '#e6b08a',
  skinDeep: '#c98b66',
  blue: '#3a7cab',
  white: '#ffffff',
} as const;

export type Material = keyof typeof materials;

export type Palette = Record<Material, string> & {
  sky: readonly [string, string, string];
  sun: string;
  /** Tones of the land from the farthest (0) to the nearest (5). */
  land: readonly [string, string, string, string, string, string];
  water: readonly [string, string];
  mist: string;
  /** Window colour seen from outside: a dark pane by day, lamp light after sunset. */
  pane: string;
  cloud: string;
  /** After sunset lamps are lit. */
  lit: boolean;
  tint(colour: string): string;
};

type Rgb = [number, number, number];

function toRgb(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const toHex = (rgb: Rgb) =>
  `#${rgb
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `share` 0 gives `a`, 1 gives `b`; both as #rrggbb. */
export function mix(a: string, b: string, share: number): string {
  const [r1, g1, b1] = toRgb(a);
  const [r2, g2, b2] = toRgb(b);
  return toHex([r1 + (r2 - r1) * share, g1 + (g2 - g1) * share, b1 + (b2 - b1) * share]);
}

function tinter(light: Rgb, haze: string, share: number): (colour: string) => string {
  return (colour) => {
    const [r, g, b] = toRgb(colour);
    return mix(toHex([r * light[0], g * light[1], b * light[2]]), haze, share);
  };
}

const outdoorLight: Record<Mood, (colour: string) => string> = {
  dawn: tinter([1, 0.84, 0.84], '#b57a92', 0.16),
  day: (colour) => colour,
  dusk: tinter([0.93, 0.7, 0.72], '#6a3d6e', 0.16),
  night: tinter([0.5, 0.58, 0.76], '#1b3a6c', 0.2),
};

const indoorLight: Record<Mood, (colour: string) => string> = {
  dawn: tinter([1, 0.93, 0.88], '#e0a58f', 0.08),
  day: (colour) => colour,
  dusk: tinter([1, 0.86, 0.76], '#b0604e', 0.1),
  night: tinter([0.86, 0.74, 0.66], '#3a2f4d', 0.16),
};

type MoodScene = Pick<Palette, 'sky' | 'sun' | 'land' | 'water' | 'mist' | 'pane' | 'cloud' | 'lit'>;

const air: Record<Mood, MoodScene> = {
  dawn: {
    sky: ['#5d6299', '#dc949a', '#fad9a6'],
    sun: '#fff0c9',
    land: ['#d9a0a4', '#b68098', '#8a668c', '#63507f', '#453f6c', '#2a2b52'],
    water: ['#f0bfa4', '#7b6c9c'],
    mist: '#f4cdb0',
    pane: '#ffd98a',
    cloud: '#f8d5bf',
    lit: false,
  },
  day: {
    sky: ['#6fb3bd', '#b9dbd2', '#f7edd3'],
    sun: '#f08a4b',
    land: ['#b3d2cb', '#8bbab6', '#5f9da0', '#3d7f83', '#266268', '#17454f'],
    water: ['#bfe0d6', '#4c9aa3'],
    mist: '#eef0dc',
    pane: '#2f6472',
    cloud: '#fdf8e9',
    lit: false,
  },
  dusk: {
    sky: ['#473a77', '#c55a70', '#fba650'],
    sun: '#ffdf8e',
    land: ['#c86f74', '#9c5578', '#734672', '#523766', '#382953', '#221a3c'],
    water: ['#f79f5f', '#5d3f74'],
    mist: '#f2945f',
    pane: '#ffcf6b',
    cloud: '#f3a27e',
    lit: true,
  },
  night: {
    sky: ['#0b1a3e', '#1b3a6c', '#4a7399'],
    sun: '#f6edcb',
    land: ['#436a92', '#315681', '#24446c', '#193456', '#102542', '#09172e'],
    water: ['#4f7da0', '#12294f'],
    mist: '#5b83a6',
    pane: '#ffc95e',
    cloud: '#3d6390',
    lit: true,
  },
};

function palette(mood: Mood, tint: (colour: string) => string): Palette {
  const m = (name: Material) => tint(materials[name]);
  return {
    ...air[mood],
    tint,
    paper: m('paper'),
    cream: m('cream'),
    sand: m('sand'),
    ochre: m('ochre'),
    orange: m('orange'),
    vermilion: m('vermilion'),
    maroon: m('maroon'),
    rose: m('rose'),
    leafPale: m('leafPale'),
    leaf: m('leaf'),
    leafDeep: m('leafDeep'),
    moss: m('moss'),
    sea: m('sea'),
    teal: m('teal'),
    deep: m('deep'),
    slate: m('slate'),
    stone: m('stone'),
    wood: m('wood'),
    brown: m('brown'),
    ink: m('ink'),
    skin: m('skin'),
    skinDeep: m('skinDeep'),
    blue: m('blue'),
    white: m('white'),
  };
}

export const outdoors = (mood: Mood): Palette => palette(mood, outdoorLight[mood]);
export const indoors = (mood: Mood): Palette => palette(mood, indoorLight[mood]);
