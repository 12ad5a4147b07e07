import type { BodyMedia, BodyPicture } from '@platform/html/body';
import { type CleanBody, cleanHtml } from '@platform/html/cleanHtml';
import { escapeAttribute, escapeText } from '@platform/html/tokens';

/** Address, size and words of a picture or film as an element has them; what is missing is left out. */
const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '' && value !== 0)
    .map(([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`)
    .join('');

function pictureElement({ src, alt, caption, width, height }: BodyPicture): string {
  const words = caption === '' ? '' : `<figcaption>${escapeText(caption)}</figcaption>`;
  return `<figure><img${attributes({ src, alt, width, height })}>${words}</figure>`;
}

function mediaElement({ kind, src, cover, width, height, captions }: BodyMedia): string {
  const track = captions === undefined ? '' : `<track${attributes({ kind: 'captions', src: captions })}>`;
  return `<${kind}${attributes({ src, poster: cover, width, height })} controls>${track}</${kind}>`;
}

/** A clean text with its pictures and films where they stand. */
export const withElements = ({ html, pictures, media }: CleanBody): string =>
  html
    .replace(/<!--IMAGEARRAY#(\d+)-->/g, (_, k: string) => {
      const picture = pictures[Number(k)];
      return picture ? pictureElement(picture) : '';
    })
    .replace(/<!--VIDEOARRAY#(\d+)-->/g, (_, k: string) => {
      const played = media[Number(k)];
      return played ? mediaElement(played) : '';
    });

/** A story's body as it may be kept: the tags that articles have, with pictures and films in place. Cleaning twice changes nothing. */
export const cleanBody = (html: string): string => withElements(cleanHtml(html));
