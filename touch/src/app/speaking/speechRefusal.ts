import type { Answer } from '@contract/render';
import { Status } from '@contract/statuses';
import { dateTimeText, type TimeWords } from '@touch/lib/time';
import type { Locale } from '@touch/locales/messages';
import * as v from 'valibot';
import { speakingTexts } from './texts';

const Sanction = v.object({ until: v.number(), reason: v.string() });

/** The refusal of a member who may not speak or come in, in a reader's language (K20, K23). */
export async function speechRefusalIn(answer: Answer, locale: Locale, page: TimeWords): Promise<Answer> {
  const texts = await speakingTexts.loadTexts(locale);
  const read = v.safeParse(Sanction, answer.data);
  const { status } = answer;
  const own = {
    [Status.phoneNeeded]: texts.phoneNeeded,
    [Status.ageNeeded]: texts.ageNeeded,
    [Status.guardianNeeded]: texts.guardianNeeded,
    [Status.minorsMode]: texts.minorsMode,
  }[status];
  if (own !== undefined) return { ...answer, message: own };
  if (!read.success) return answer;
  const { until, reason } = read.output;
  const words = status === Status.memberSilenced ? texts.silenced : texts.suspended;
  return { ...answer, message: words(dateTimeText(until, Date.now(), page), reason) };
}
