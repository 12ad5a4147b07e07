import * as v from 'valibot';
import { ID_MAX } from './fields';
import { optionalAddress, paperAddress } from './newsroomAddress';
import { call } from './newsroomCall';
import { boundedText, done, id, number, whole } from './newsroomShapes';

/* Calls of the newsroom about articles: their authors among the members, and messages pushed to the app. */

export const AuthorChange = v.strictObject({
  site: id,
  /** Of the article. */
  id,
  /** Number of the member who wrote it; 0 = the newsroom. */
  member: number(0, ID_MAX),
});

export const PushInput = v.strictObject({
  site: id,
  title: v.pipe(boundedText(100), v.minLength(1)),
  content: v.optional(boundedText(500), ''),
  /** The article it opens; 0 = none. */
  article: v.optional(number(0, ID_MAX), 0),
  /** A page of this paper, or `https://…`, where it opens no article. */
  url: optionalAddress(paperAddress),
});

export const articleCalls = {
  setAuthor: call('POST', '/sites/:site/articles/:id/author', AuthorChange, done, {
    about: "Lists an article among a member's, who read it before its release; 0 = the newsroom.",
  }),
  pushMessage: call('POST', '/sites/:site/push-messages', PushInput, v.strictObject({ id: whole }), {
    about: 'Records a message that is pushed to the readers of the app.',
  }),
} as const;
