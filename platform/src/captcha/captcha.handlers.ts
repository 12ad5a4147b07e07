import { randomInt } from 'node:crypto';
import { verifyCode, verifyText } from '@contract/votes';
import { type CallContext, type Served, serve } from '@platform/http/context';
import { refused, Sent } from '@platform/http/errors';
import type { Challenges } from './challenges.service';
import { drawWord, newWord } from './picture';
import { newQuestion } from './questions';

/** What a challenge may be for (g80). */
const SCENES = ['vote', 'sms', 'login'];

const random = (below: number) => randomInt(below);

/** Bound to the device that will answer: a proven one, else the one that is sent. */
function placeOf({ caller }: CallContext, given: { device: string; scene: string }) {
  const device = caller.kind === 'nobody' ? given.device : caller.device;
  if (device === '' || device.length > 128) throw refused('缺少参数 device');
  if (!SCENES.includes(given.scene)) throw refused(`参数 scene 应为 ${SCENES.join('、')} 之一`);
  return { device, scene: given.scene };
}

/** Pictures and questions that tell people from programs: one use, five minutes. */
export function captchaHandlers(challenges: Challenges): Served[] {
  return [
    serve(verifyCode, async (given, context) => {
      const { device, scene } = placeOf(context, given);
      const word = newWord(random);
      const id = await challenges.keep(context.site.id, device, scene, word);
      const bytes = await drawWord(word, random);
      return new Sent({ bytes, type: 'image/png', headers: { 'verify-id': id, ...EXPOSED } });
    }),
    serve(verifyText, async (given, context) => {
      const { device, scene } = placeOf(context, given);
      const { question, answer } = newQuestion(given.locale || context.site.config.locale, random);
      return { verifyId: await challenges.keep(context.site.id, device, scene, answer), question };
    }),
  ];
}

/** A page of another origin reads the number too. */
const EXPOSED = { 'access-control-expose-headers': 'verify-id' };
