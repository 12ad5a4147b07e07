import { randomInt } from 'node:crypto';
import { verifyCode, verifyText } from '@contract/votes';
import { networkOf, type Rate, RateLimit } from '@platform/limits/rateLimit';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { createLimit, fixedWidth } from '@platform/queues/limit';
import { HttpAnswer } from '@platform/wire/httpAnswer';
import { refused, tooMany } from '@platform/wire/refusals';
import type { Challenges } from './challenges.service';
import { drawWord, newWord } from './picture.document';
import { newQuestion } from './questions.rules';

/** Uses of a challenge (wire g80). */
const SCENES = ['vote', 'sms', 'login'];

/** Of one address, thousands of readers perhaps: each leaves a row for five minutes. */
const FROM_ADDRESS: Rate = { capacity: 300, perSecond: 10 };
/** Questions: a program answers all of them, so they are for the few readers who do not see a picture. */
const QUESTIONS_FROM_ADDRESS: Rate = { capacity: 30, perSecond: 1 / 20 };
const ADDRESSES = 20_000;
/** Drawn one after the other: a picture takes a thread that files and packed pages have too (K9). */
const MAX_WAITING = 100;

const randomBelow = (below: number) => randomInt(below);

/** Bound to the device that will answer: a proven one, else the one that is sent. */
function placeOf({ caller, site, claimedDevice }: CallContext, input: { device: string; scene: string }) {
  const device = caller.kind === 'nobody' ? input.device || claimedDevice : caller.device;
  if (device === '' || device.length > 128) throw refused('缺少参数 device');
  if (!SCENES.includes(input.scene)) throw refused(`参数 scene 应为 ${SCENES.join('、')} 之一`);
  return { site: site.id, device, scene: input.scene };
}

/** Pictures and questions that tell people from programs: one use, five minutes. */
export function captchaHandlers(challenges: Challenges, now: () => number): Served[] {
  const rate = new RateLimit(FROM_ADDRESS, now, ADDRESSES);
  const questionRate = new RateLimit(QUESTIONS_FROM_ADDRESS, now, ADDRESSES);
  const inTurn = createLimit(fixedWidth({ width: 1, waiting: { most: MAX_WAITING, full: tooMany } }));
  /** @throws Refusal, HTTP 429 */
  const mayAsk = ({ address }: CallContext, limit = rate): void => {
    if (!limit.take(networkOf(address))) throw tooMany();
  };

  return [
    serve(verifyCode, async (input, context) => {
      const place = placeOf(context, input);
      mayAsk(context);
      const word = newWord(randomBelow);
      const bytes = await inTurn(() => drawWord(word, randomBelow), { from: networkOf(context.address) });
      const { id, work } = await challenges.create(place, word, context.site.proofOfWork === 'all');
      const headers = { 'verify-id': id, ...(work && { 'verify-work': work }), ...EXPOSED };
      return new HttpAnswer({ bytes, type: 'image/png', headers });
    }),
    serve(verifyText, async (input, context) => {
      const place = placeOf(context, input);
      mayAsk(context, questionRate);
      const { question, answer } = newQuestion(input.locale || context.site.config.locale, randomBelow);
      const { id, work } = await challenges.create(place, answer, context.site.proofOfWork !== 'off');
      return { verifyId: id, question, work };
    }),
  ];
}

/** A page of another origin reads the number and the work too. */
const EXPOSED = { 'access-control-expose-headers': 'verify-id, verify-work' };
