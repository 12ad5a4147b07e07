import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

/** Long side of a page's image, pixels. */
const LONG_SIDE = 2400;
const JPEG_QUALITY = 92;

/** Families that the reader falls back to where a PDF holds no font of its own. */
const FALLBACKS = ['serif', 'sans-serif', 'monospace'];
let hasFallbacks = false;

/** A Chinese face stands for fonts that a PDF names and does not hold; the machine may have none. */
function registerFallbacks(): void {
  if (hasFallbacks) return;
  const folder = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '../fonts');
  for (const weight of ['Regular', 'Bold'])
    for (const family of FALLBACKS)
      if (!GlobalFonts.registerFromPath(join(folder, `NotoSansHans-${weight}.otf`), family))
        throw new Error(`no face in ${folder}`);
  hasFallbacks = true;
}

const isBrowserContext = (context: object): context is CanvasRenderingContext2D =>
  'drawImage' in context && 'getTransform' in context;

/** The first page of a PDF as a picture. @throws Error where it cannot be read */
export async function pdfImage(pdf: Uint8Array): Promise<Buffer> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  registerFallbacks();
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const task = getDocument({
    // The reader takes the bytes for itself.
    data: new Uint8Array(pdf),
    cMapUrl: join(root, 'cmaps/'),
    cMapPacked: true,
    standardFontDataUrl: join(root, 'standard_fonts/'),
    isEvalSupported: false,
    useSystemFonts: true,
    verbosity: 0,
  });
  try {
    const page = await (await task.promise).getPage(1);
    const whole = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: LONG_SIDE / Math.max(whole.width, whole.height) });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    const context: object = canvas.getContext('2d');
    if (!isBrowserContext(context)) throw new Error('there is no canvas to draw on');
    await page.render({ canvas: null, canvasContext: context, viewport }).promise;
    return await canvas.encode('jpeg', JPEG_QUALITY);
  } finally {
    await task.destroy();
  }
}
