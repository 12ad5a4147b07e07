import * as v from 'valibot';
import { callerClaims, id } from './fields';
import { read } from './operation';
import { int, str } from './wireValues';

export const Study = v.object({
  fileId: int,
  title: str,
  parts: v.array(
    v.object({
      id: int,
      title: str,
      type: str,
      url: str,
      /** Poster of a video; '' = none. */
      cover: str,
      /** Seconds. */
      duration: int,
      /** Seconds, 1 for a text that was read; of this reader, written by dataRead. */
      progress: int,
    }),
  ),
});
export type Study = v.InferOutput<typeof Study>;

export const studyDetail = read({
  name: 'studyDetail',
  service: 'nis',
  path: '/study/detail',
  row: 'n6',
  personal: true,
  absent: 'missing',
  input: v.object({ id: id(), ...callerClaims }),
  output: Study,
});
