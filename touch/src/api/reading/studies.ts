import * as v from 'valibot';
import { arrayOf, number, rowsOf, text } from './wireFields';

const WirePart = v.object({
  id: text,
  title: text,
  /** video, audio or article. */
  type: text,
  url: text,
  cover: text,
  duration: number,
  progress: number,
});
const WireStudy = v.object({ fileId: text, title: text });

/** A part of a course; `duration` and `progress` in seconds, of a text 0 and 1. */
export type StudyPart = Readonly<v.InferOutput<typeof WirePart>>;
export type Study = Readonly<v.InferOutput<typeof WireStudy>> & { readonly parts: readonly StudyPart[] };

/** undefined for an answer without a number. */
export function readStudy(data: unknown): Study | undefined {
  const read = v.safeParse(WireStudy, data);
  if (!read.success || read.output.fileId === '') return undefined;
  return { ...read.output, parts: rowsOf(WirePart, arrayOf(data, 'parts')) };
}
