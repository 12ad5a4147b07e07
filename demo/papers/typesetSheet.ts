import { PDFDocument } from '@napi-rs/canvas';
import { facesOf, registerFonts } from './fonts';
import { linesOf } from './lines';
import { penOf } from './pen';

/** Points of an A4 sheet. */
const SHEET = { width: 595, height: 842, edge: 62 };
const TITLE_PX = 19;
const TEXT_PX = 12;
const LEADING = 1.75;

/** A text as a sheet to download: a heading and paragraphs, set in PDF with selectable text. */
export function typesetSheet(title: string, text: string): Buffer {
  registerFonts();
  const faces = facesOf('zh');
  const pdf = new PDFDocument({ title });
  const pen = penOf(pdf.beginPage(SHEET.width, SHEET.height));
  pen.fillStyle = '#1b1a19';
  pen.font = `${TITLE_PX}px ${faces.head}`;
  let y = SHEET.edge + TITLE_PX;
  const width = SHEET.width - 2 * SHEET.edge;
  for (const line of linesOf(pen, title, width)) {
    pen.fillText(line, SHEET.edge, y);
    y += TITLE_PX * LEADING;
  }
  pen.font = `${TEXT_PX}px ${faces.text}`;
  for (const paragraph of text.split('\n')) {
    for (const line of linesOf(pen, paragraph, width)) {
      pen.fillText(line, SHEET.edge, y);
      y += TEXT_PX * LEADING;
    }
    y += TEXT_PX * 0.6;
  }
  pdf.endPage();
  return pdf.close();
}
