import { QaType } from '@contract/questionCodes';
import type { QaQuestion } from '@touch/api/questions';
import { plainTitle, shareDescription } from '@touch/lib/text';
import { parseWireDate } from '@touch/lib/time';
import type { Query, QueryCache } from '@touch/outside/queryCache';
import type { Head } from '@touch/outside/screen';
import type { Visit } from '@touch/outside/visit';

interface QuestionHeadContext {
  readonly visit: Visit;
  readonly cache: QueryCache;
  /** The screen's own title. */
  readonly title: string;
  /** undefined: the address has no number. */
  readonly query: Query<QaQuestion> | undefined;
}

/** Canonical path of a question: each kind has one screen that search engines know. */
export const questionPath = ({ fileId, qaType }: Pick<QaQuestion, 'fileId' | 'qaType'>): string =>
  `/${qaType === QaType.government ? 'qaDetail' : 'askDetail'}/${fileId}.html`;

/** Metadata of a question's page; an unknown one answers 404 (A3). */
export function questionHead({ visit, cache, title, query }: QuestionHeadContext): Head {
  const { appName, shareDescription: ownText } = visit.config;
  const question = query && cache.getValue(query);
  if (!question) {
    const gone = query !== undefined && cache.peek(query.key)?.state === 'empty';
    return { title: `${title} - ${appName}`, noIndex: true, ...(gone ? { gone } : {}) };
  }
  const name = plainTitle(question.title || question.content);
  const publishedAt = parseWireDate(question.publishtime);
  const answer =
    question.answer === '' ? {} : { acceptedAnswer: { '@type': 'Answer', text: question.answer } };
  return {
    title: `${name} - ${appName}`,
    description: shareDescription(question.answer || question.content) || ownText,
    canonical: questionPath(question),
    type: 'article',
    ...(question.images[0] ? { image: question.images[0] } : {}),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'QAPage',
        mainEntity: {
          '@type': 'Question',
          name,
          text: question.content,
          answerCount: question.answerCount,
          upvoteCount: question.countPraise,
          ...(publishedAt === undefined ? {} : { dateCreated: new Date(publishedAt).toISOString() }),
          ...answer,
        },
      },
    ],
  };
}
