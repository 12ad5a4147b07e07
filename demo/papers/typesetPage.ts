import { createCanvas, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import { type Box, boxesOf, cornersOf, MASTHEAD, PAGE } from './boxes';
import { facesOf, registerFonts } from './fonts';
import { penOf } from './pen';
import { type PaperStory, typesetStory } from './typesetStory';

/** Pixels of the image by unit of the page, and points of the PDF: a tabloid of 280 by 406 mm. */
const IMAGE_SCALE = 2400 / PAGE.height;
const PDF_SCALE = 793.7 / PAGE.width;
const JPEG_QUALITY = 90;

export interface PageDraft {
  readonly masthead: string;
  readonly language: 'zh' | 'bo';
  /** As printed: "01". */
  readonly number: string;
  readonly name: string;
  /** Day and weekday as printed. */
  readonly dateLine: string;
  readonly stories: readonly PaperStory[];
}

export interface TypesetPage {
  readonly image: Buffer;
  readonly pdf: Buffer;
  /** Corners by story, in percent of the page. */
  readonly areas: readonly (readonly string[])[];
}

/** A page as an image and as a PDF with selectable text. */
export async function typesetPage(page: PageDraft): Promise<TypesetPage> {
  registerFonts();
  const boxes = boxesOf(page.stories.length, page.number === '01');
  const canvas = createCanvas(Math.round(PAGE.width * IMAGE_SCALE), Math.round(PAGE.height * IMAGE_SCALE));
  const context = canvas.getContext('2d');
  context.scale(IMAGE_SCALE, IMAGE_SCALE);
  drawPage(context, page, boxes);
  const pdf = new PDFDocument({ title: `${page.masthead} ${page.number}` });
  const printed = penOf(pdf.beginPage(PAGE.width * PDF_SCALE, PAGE.height * PDF_SCALE));
  printed.scale(PDF_SCALE, PDF_SCALE);
  drawPage(printed, page, boxes);
  pdf.endPage();
  return {
    image: await canvas.encode('jpeg', JPEG_QUALITY),
    pdf: pdf.close(),
    areas: boxes.map((box) => cornersOf(box)),
  };
}

function drawPage(context: SKRSContext2D, page: PageDraft, boxes: readonly Box[]): void {
  const faces = facesOf(page.language);
  context.fillStyle = '#fdfcf9';
  context.fillRect(0, 0, PAGE.width, PAGE.height);
  if (page.number === '01') drawMasthead(context, page);
  else drawFolio(context, page);
  for (const [index, box] of boxes.entries()) {
    const story = page.stories[index];
    if (story) typesetStory(context, story, box, faces);
  }
}

function drawMasthead(context: SKRSContext2D, { masthead, language, dateLine, name }: PageDraft): void {
  const faces = facesOf(language);
  context.fillStyle = '#c4261f';
  context.font = `${language === 'bo' ? 62 : 104}px ${faces.head}`;
  context.fillText(masthead, 52, language === 'bo' ? 108 : 132);
  context.fillStyle = '#1b1a19';
  context.font = `18px ${faces.strong}`;
  context.fillText(`01 ${name}`, 52, MASTHEAD - 26);
  context.textAlign = 'right';
  context.fillText(dateLine, PAGE.width - 52, MASTHEAD - 26);
  context.textAlign = 'left';
  context.fillRect(52, MASTHEAD - 12, PAGE.width - 104, 3);
}

function drawFolio(context: SKRSContext2D, { masthead, language, number, name, dateLine }: PageDraft): void {
  const faces = facesOf(language);
  context.fillStyle = '#1b1a19';
  context.font = `30px ${faces.head}`;
  context.fillText(`${number} ${name}`, 52, 50);
  context.font = `16px ${faces.strong}`;
  context.textAlign = 'right';
  context.fillText(`${masthead}  ${dateLine}`, PAGE.width - 52, 50);
  context.textAlign = 'left';
  context.fillRect(52, 62, PAGE.width - 104, 2);
}
