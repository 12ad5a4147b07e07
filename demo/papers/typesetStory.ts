import type { Image, SKRSContext2D } from '@napi-rs/canvas';
import type { DemoArticle } from '../content';
import { type Box, columnsOf } from './boxes';
import type { Faces } from './fonts';
import { linesOf } from './lines';

const INK = '#1b1a19';
const QUIET = '#5b5854';
const RULE = '#b9b4ac';
const RED = '#c4261f';
const TEXT = 16.5;
const PAD = 16;

export interface PaperStory {
  readonly article: DemoArticle;
  readonly paragraphs: readonly string[];
  readonly picture?: Image;
  readonly isLead: boolean;
}

/** Draws a story into its box: headline, picture and as much of the text as fits. */
export function typesetStory(context: SKRSContext2D, story: PaperStory, box: Box, faces: Faces): void {
  context.textBaseline = 'alphabetic';
  rule(context, box);
  const textTop = drawHeadline(context, story, box, faces);
  const area = { ...box, y: textTop, height: box.y + box.height - textTop - 6 };
  const picture = drawPicture(context, story, area);
  drawText(context, story, area, picture, faces);
}

function rule(context: SKRSContext2D, { x, y, width }: Box): void {
  context.fillStyle = RULE;
  context.fillRect(x, y, width, 1);
}

/** @returns where the text begins */
function drawHeadline(
  context: SKRSContext2D,
  { article, isLead }: PaperStory,
  box: Box,
  faces: Faces,
): number {
  let y = box.y + PAD;
  if (article.leadTitle && isLead) {
    context.fillStyle = QUIET;
    context.font = `24px ${faces.strong}`;
    y += 26;
    context.fillText(article.leadTitle, box.x, y);
  }
  const sizes = isLead ? [56, 50, 44, 38] : [32, 29, 26];
  const maxLines = isLead ? 1 : 2;
  const fitting = sizes.find((size) => {
    context.font = `${size}px ${faces.head}`;
    return linesOf(context, article.title, box.width).length <= maxLines;
  });
  const size = fitting ?? sizes.at(-1) ?? 26;
  context.font = `${size}px ${faces.head}`;
  context.fillStyle = INK;
  const leading = faces.leading > 1.7 ? 1.6 : 1.28;
  for (const line of linesOf(context, article.title, box.width)) {
    y += size * leading;
    context.fillText(line, box.x, y);
  }
  if (article.subtitle && isLead) {
    context.font = `23px ${faces.strong}`;
    context.fillStyle = QUIET;
    y += 42;
    context.fillText(linesOf(context, article.subtitle, box.width)[0] ?? '', box.x, y);
  }
  return y + (isLead ? 30 : 22);
}

/** Draws the picture over the last columns. @returns columns covered and where the text goes on below it */
function drawPicture(context: SKRSContext2D, { picture, isLead }: PaperStory, area: Box) {
  const columns = columnsOf(area.width);
  if (!picture || columns.count < 3) return { columns: 0, bottom: area.y };
  const covered = isLead ? 3 : 1;
  const width = covered * columns.step - (columns.step - columns.width);
  const height = Math.min((width / picture.width) * picture.height, area.height * (isLead ? 0.86 : 0.5));
  const x = area.x + (columns.count - covered) * columns.step;
  const shown = Math.min(picture.height, (height / width) * picture.width);
  context.drawImage(picture, 0, (picture.height - shown) / 2, picture.width, shown, x, area.y, width, height);
  return { columns: covered, bottom: area.y + height + 14 };
}

function drawText(
  context: SKRSContext2D,
  { paragraphs, article }: PaperStory,
  area: Box,
  picture: { readonly columns: number; readonly bottom: number },
  faces: Faces,
): void {
  const columns = columnsOf(area.width);
  const leading = TEXT * faces.leading;
  const topOf = (column: number) => (column >= columns.count - picture.columns ? picture.bottom : area.y);
  const bottom = area.y + area.height;
  let column = 0;
  let y = topOf(0) + TEXT;
  const place = (): boolean => {
    while (column < columns.count && y > bottom) {
      column += 1;
      y = topOf(column) + TEXT;
    }
    return column < columns.count;
  };
  if (article.reporter && faces.byline !== '' && place()) {
    context.font = `${TEXT - 1}px ${faces.strong}`;
    context.fillStyle = RED;
    context.fillText(
      linesOf(context, `${faces.byline} ${article.reporter}`, columns.width)[0] ?? '',
      area.x,
      y,
    );
    y += leading;
  }
  context.font = `${TEXT}px ${faces.text}`;
  context.fillStyle = INK;
  const indent = TEXT * 2;
  for (const paragraph of paragraphs) {
    for (const [index, line] of linesOf(context, paragraph, columns.width, indent).entries()) {
      if (!place()) return;
      context.fillText(line, area.x + column * columns.step + (index === 0 ? indent : 0), y);
      y += leading;
    }
  }
}
