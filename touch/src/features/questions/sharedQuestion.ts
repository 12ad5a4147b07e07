import { KindNumber } from '@contract/codes';
import type { QaQuestion } from '@touch/api/questions';
import { plainTitle } from '@touch/lib/text';
import { questionPath } from './questionHead';

/** A question as it is shared (J1). */
export const sharedQuestion = (question: QaQuestion) => ({
  title: plainTitle(question.title || question.content),
  text: question.answer || question.content,
  picture: question.images[0] ?? '',
  objectType: KindNumber.event.question,
  poster: KindNumber.poster.question,
  id: question.fileId,
  path: questionPath(question),
});
