import * as v from 'valibot';

const common = {
  verifyId: v.pipe(v.string(), v.minLength(1)),
  /** Base64 of ALTCHA's challenge; '' = none (decision 100). */
  work: v.optional(v.string(), ''),
};
const Picture = v.object({ picture: v.pipe(v.string(), v.startsWith('data:image/')), ...common });
const Question = v.object({ question: v.pipe(v.string(), v.minLength(1)), ...common });

/** A captcha; it can be used once. */
export type Challenge =
  | ({ readonly kind: 'picture' } & v.InferOutput<typeof Picture>)
  | ({ readonly kind: 'question' } & v.InferOutput<typeof Question>);

/** Wire g80, n17; undefined where the answer is neither. */
export function readChallenge(data: unknown): Challenge | undefined {
  const picture = v.safeParse(Picture, data);
  if (picture.success) return { kind: 'picture', ...picture.output };
  const question = v.safeParse(Question, data);
  return question.success ? { kind: 'question', ...question.output } : undefined;
}
