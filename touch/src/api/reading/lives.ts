import * as v from 'valibot';
import { rowsIn, text } from './wireFields';

/** A live that is announced (wire g18). */
const WireComing = v.object({
  fileId: text,
  title: text,
  startTime: text,
  webBannerUrl: text,
  appBannerUrl: text,
});
export type LiveComing = Readonly<v.InferOutput<typeof WireComing>>;

export const readComing = (data: unknown): readonly LiveComing[] => rowsIn(WireComing, data);
