import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

const files = {
  'Paper Regular': 'NotoSansHans-Regular.otf',
  'Paper Medium': 'NotoSansHans-Medium.otf',
  'Paper Bold': 'NotoSansHans-Bold.otf',
  'Paper Tibetan': 'noto-serif-tibetan-tibetan-400-normal.woff2',
  'Paper Tibetan Bold': 'noto-serif-tibetan-tibetan-700-normal.woff2',
};

/** Registers the faces that pages are set in. @throws Error where one is missing */
export function registerFonts(): void {
  const packages = createRequire(join(process.cwd(), 'package.json'));
  const han = join(dirname(packages.resolve('@embedpdf/fonts-sc')), '../fonts');
  const tibetan = join(dirname(packages.resolve('@fontsource/noto-serif-tibetan')), 'files');
  for (const [family, file] of Object.entries(files)) {
    if (GlobalFonts.has(family)) continue;
    const folder = file.endsWith('.woff2') ? tibetan : han;
    if (!GlobalFonts.registerFromPath(join(folder, file), family)) throw new Error(`no font ${file}`);
  }
}

export interface Faces {
  readonly text: string;
  readonly strong: string;
  readonly head: string;
  /** Line height by size. */
  readonly leading: number;
  /** Before the reporters' names; '' = they are left out. */
  readonly byline: string;
}
export const facesOf = (language: 'zh' | 'bo'): Faces =>
  language === 'bo'
    ? {
        text: 'Paper Tibetan, Paper Regular',
        strong: 'Paper Tibetan Bold, Paper Medium',
        head: 'Paper Tibetan Bold, Paper Bold',
        leading: 1.9,
        byline: '',
      }
    : {
        text: 'Paper Regular',
        strong: 'Paper Medium',
        head: 'Paper Bold',
        leading: 1.58,
        byline: '本报记者',
      };
