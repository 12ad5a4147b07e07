import * as v from 'valibot';
import { number, text } from './wireFields';

/** The fields of wire S28 that touch uses. */
const WireNotice = v.object({
  id: v.pipe(number, v.minValue(1)),
  title: text,
  content: text,
  publishtime: text,
});
export type Notice = v.InferOutput<typeof WireNotice>;

/** undefined where it is no notice. */
export function readNotice(data: unknown): Notice | undefined {
  const read = v.safeParse(WireNotice, data);
  return read.success ? read.output : undefined;
}
