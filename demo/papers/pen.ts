import type { SKRSContext2D } from '@napi-rs/canvas';

const isPen = (context: object): context is SKRSContext2D =>
  'drawImage' in context && 'fillText' in context && 'measureText' in context;

/** The context of a PDF's page, which the package declares as the browser's. @throws Error where it draws no images */
export function penOf(context: object): SKRSContext2D {
  if (!isPen(context)) throw new Error('the page of a PDF has no canvas');
  return context;
}
