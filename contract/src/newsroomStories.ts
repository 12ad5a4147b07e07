import * as v from 'valibot';
import { ID_MAX } from './fields';
import { call } from './newsroomCall';
import { boundedText, done, id, moment, number, reason, siteAndId, whole } from './newsroomShapes';
import { StoryChange, StoryDraft } from './storyDraft';

/* Calls of the newsroom about stories, which become articles. */

/** State of a story. A published article stays as it is while its story goes round again. */
export const StoryState = v.picklist([
  'draft',
  'sent',
  'passed',
  'ready',
  'published',
  'withdrawn',
  'binned',
]);
export type StoryState = v.InferOutput<typeof StoryState>;

/** Acts that the caller may do on a story as it is. */
export const StoryAct = v.picklist([
  'save',
  'send',
  'pass',
  'return',
  'publish',
  'change',
  'withdraw',
  'bin',
  'unbin',
]);
export type StoryAct = v.InferOutput<typeof StoryAct>;

/** Steps of a round: the author's signature, the editor's, the chief's. */
const step = number(1, 3);

const row = {
  id: whole,
  /** 0 = never published. */
  articleID: whole,
  articleType: whole,
  state: StoryState,
  title: v.string(),
  columnID: whole,
  columnName: v.string(),
  ownerID: whole,
  owner: v.string(),
  version: whole,
  changedAt: moment,
  changedBy: v.string(),
};
export const StoryRow = v.strictObject(row);
export type StoryRow = v.InferOutput<typeof StoryRow>;

/** An entry of a story's book: acts are only added. */
export const StoryStep = v.strictObject({
  no: whole,
  act: v.picklist(['sent', 'passed', 'returned', 'published', 'changed', 'withdrawn', 'binned', 'unbinned']),
  /** 0 = no signature. */
  step: whole,
  staffID: whole,
  name: v.string(),
  version: whole,
  note: v.string(),
  at: moment,
});
export type StoryStep = v.InferOutput<typeof StoryStep>;

export const Story = v.strictObject({
  ...row,
  draft: StoryDraft,
  /** SHA-256 of the draft: signatures are over it. */
  hash: v.string(),
  steps: v.array(StoryStep),
  acts: v.array(StoryAct),
  /** Signatures that the site asks for. */
  signatures: step,
  /** Name of the person who writes in it; '' = nobody. */
  holder: v.string(),
  /** The caller writes in it, in this tab. */
  isWriter: v.boolean(),
});
export type Story = v.InferOutput<typeof Story>;

/** A random number of a tab, for as long as it is open. */
const tab = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/));
/** Random, made for one act: sent a second time, it does nothing more. */
const once = v.pipe(v.string(), v.uuid());
const signed = {
  site: id,
  id,
  /** As the caller saw it. */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
};
/** Place in a list: milliseconds of the change and number of the story. */
const cursor = v.pipe(v.string(), v.regex(/^\d{1,15}-\d{1,9}$/));

/** Bytes of a picture, and of the call that brings it as base64. */
export const DESK_PICTURE_BYTES = 8_000_000;
const PICTURE_CALL_BYTES = 11_000_000;

export const storyCalls = {
  stories: call(
    'GET',
    '/sites/:site/stories',
    v.strictObject({
      site: id,
      /** `waiting`: those the caller may pass or publish. */
      list: v.optional(v.picklist(['waiting', 'mine', 'all', ...StoryState.options]), 'all'),
      before: v.optional(cursor),
    }),
    v.strictObject({ list: v.array(StoryRow), next: v.string() }),
    { about: 'Lists stories, those changed last first.' },
  ),
  story: call('GET', '/sites/:site/stories/:id', siteAndId, Story, {
    about: 'Shows a story, its signatures and what may be done with it.',
  }),
  addStory: call(
    'POST',
    '/sites/:site/stories',
    v.strictObject({ site: id, once, change: v.optional(StoryChange, {}) }),
    v.strictObject({ id: whole, version: whole }),
    { about: 'Begins a story.' },
  ),
  takeStory: call(
    'POST',
    '/sites/:site/stories/:id/take',
    v.strictObject({ site: id, id, tab, force: v.optional(v.boolean(), false) }),
    Story,
    { about: 'Takes a story in hand for a minute, to write in it.' },
  ),
  leaveStory: call('POST', '/sites/:site/stories/:id/leave', v.strictObject({ site: id, id, tab }), done, {
    about: 'Gives a story out of hand.',
  }),
  saveStory: call(
    'POST',
    '/sites/:site/stories/:id',
    v.strictObject({ site: id, id, tab, version: number(1, ID_MAX), change: StoryChange }),
    v.strictObject({ version: whole, at: moment }),
    { about: 'Saves what changed in a story since the version named.' },
  ),
  sendStory: call('POST', '/sites/:site/stories/:id/send', v.strictObject(signed), Story, {
    about: 'Signs a story as its author and sends it for review.',
  }),
  passStory: call('POST', '/sites/:site/stories/:id/pass', v.strictObject(signed), Story, {
    about: 'Signs a story as its editor, or as chief.',
  }),
  returnStory: call(
    'POST',
    '/sites/:site/stories/:id/return',
    v.strictObject({ site: id, id, reason: v.pipe(boundedText(500), v.minLength(1)) }),
    Story,
    { about: 'Returns a story to its author.' },
  ),
  publishStory: call('POST', '/sites/:site/stories/:id/publish', v.strictObject(signed), Story, {
    about: 'Publishes a story that all have signed.',
  }),
  changeStory: call('POST', '/sites/:site/stories/:id/change', siteAndId, Story, {
    about: 'Opens a published story for a change.',
  }),
  withdrawStory: call(
    'POST',
    '/sites/:site/stories/:id/withdraw',
    v.strictObject({ site: id, id, reason }),
    Story,
    { about: 'Withdraws the article of a story from readers.' },
  ),
  binStory: call('POST', '/sites/:site/stories/:id/bin', siteAndId, Story, {
    about: 'Puts a story into the bin for 30 days.',
  }),
  unbinStory: call('POST', '/sites/:site/stories/:id/unbin', siteAndId, Story, {
    about: 'Takes a story out of the bin.',
  }),
  addPicture: call(
    'POST',
    '/sites/:site/pictures',
    v.strictObject({ site: id, picture: v.pipe(v.string(), v.minLength(1), v.base64()) }),
    v.strictObject({ url: v.string(), width: whole, height: whole }),
    { maxBody: PICTURE_CALL_BYTES, about: 'Stores a picture for a story.' },
  ),
} as const;
