import { questionTexts } from '@platform/captcha/questionTexts.rules';

/** Answers a question of wire n17 in Chinese as a person does. */
export function answerQuestion(question: string): string {
  const { numbers, animals } = questionTexts('zh');
  const found = [...(question.split(/等于|：|中哪个/)[0] ?? '').matchAll(/[一二三四五六七八九十]+/g)].map(
    ([word]) => numbers.indexOf(word) + 1,
  );
  if (question.includes('加')) return String(found.reduce((sum, one) => sum + one, 0));
  if (question.includes('减')) return String((found[0] ?? 0) - (found[1] ?? 0));
  if (question.includes('最大')) return String(Math.max(...found));
  if (question.includes('最小')) return String(Math.min(...found));
  const place = numbers.indexOf(/第(.)个数/.exec(question)?.[1] ?? '');
  if (place >= 0) return String(found[place]);
  const things = (question.split('：')[0] ?? '').split('、');
  return String(found[things.findIndex((word) => !animals.some((animal) => word.startsWith(animal)))]);
}
