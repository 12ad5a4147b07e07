import type { SignField } from '@touch/api/activity';
import type { Texts } from '@touch/locales/messages';
import type { FormProblem } from '@touch/widgets/signForms/fieldProblems';
import type { texts as zh } from './texts/zh';

type FormTexts = Texts<typeof zh>;

/** Refusals of the platform by its own words (wire f3, x3). */
const known: Readonly<Record<string, 'applied' | 'full' | 'notStarted' | 'signUpEnded'>> = {
  请不要重复报名: 'applied',
  '活动名额已满，请下次再来': 'full',
  报名未开始: 'notStarted',
  报名已结束: 'signUpEnded',
};

/** The problem that the platform's refusal names: at the field whose label it begins with, else of the whole form ('' as field). */
export function refusalProblem(
  serverMessage: string,
  fields: readonly SignField[],
  texts: FormTexts,
  speaksChinese: boolean,
): FormProblem {
  const field = fields.find(({ code }) => code !== '' && serverMessage.startsWith(code));
  const name = known[serverMessage];
  if (speaksChinese && serverMessage) return { field: field?.id ?? '', text: serverMessage };
  if (field) return { field: field.id, text: serverMessage.includes('已被') ? texts.repeated : texts.wrong };
  return { field: '', text: name ? texts[name] : texts.refused };
}
