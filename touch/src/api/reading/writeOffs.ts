import * as v from 'valibot';
import { number, text } from './wireFields';

const WireVerified = v.object({
  verifyStatus: v.pipe(v.number(), v.integer()),
  verifyTime: text,
  message: text,
  entry: v.optional(
    v.object({ userName: text, entryID: number, signForm: v.optional(v.record(v.string(), text), {}) }),
  ),
});
/** Result of a write-off (wire f4). */
export type Verified = Readonly<v.InferOutput<typeof WireVerified>>;

export function readVerified(data: unknown): Verified | undefined {
  const read = v.safeParse(WireVerified, data);
  return read.success ? read.output : undefined;
}
