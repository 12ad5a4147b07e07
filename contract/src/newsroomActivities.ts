import * as v from 'valibot';
import { ID_MAX } from './fields';
import { call } from './newsroomCall';
import { boundedText, done, id, moment, number, reason, siteAndId, whole } from './newsroomShapes';

/* Input and output of the newsroom's calls about activities. */

/** SignFieldType as words. */
export const SignFieldKind = v.picklist([
  ...(['text', 'upload', 'oneOf', 'manyOf', 'date', 'number', 'phone', 'region'] as const),
]);

const word = (max: number) => v.pipe(boundedText(max), v.minLength(1));

/** A field of the sign-up form. `entry_phone` is a phone number, `entry_realName` a name. */
export const SignFieldInput = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
    label: word(40),
    kind: v.optional(SignFieldKind, 'text'),
    tip: v.optional(boundedText(60), ''),
    required: v.optional(v.boolean(), true),
    /** Several chosen ones are sent comma-joined, so none has a comma. A region without options offers the site's. */
    options: v.optional(
      v.pipe(v.array(v.pipe(word(120), v.regex(/^[^,]+$/, 'an option has no comma'))), v.maxLength(50)),
      [],
    ),
  }),
  v.check(
    ({ kind, options }) =>
      kind === 'region' || (kind === 'oneOf' || kind === 'manyOf') === options.length > 0,
    'a choice has options, another field has none',
  ),
);

const fields = {
  title: word(80),
  abstract: boundedText(200),
  /** HTML; it is cleaned. */
  content: boundedText(20_000),
  organizer: boundedText(60),
  place: boundedText(80),
  /** Site time, `2031-03-05` or `2031-03-05 18:00`; an end without a time is that whole day. '' = open. */
  start: v.string(),
  end: v.string(),
  signStart: v.string(),
  signEnd: v.string(),
  signUp: v.boolean(),
  /** 0 = no limit. */
  quota: number(0, 1_000_000),
  /** Members may wait for a place of the full activity. */
  waitingList: v.boolean(),
  fields: v.pipe(v.array(SignFieldInput), v.maxLength(30)),
  /** Fields whose value stands in one entry only. */
  uniqueFields: v.pipe(v.array(v.string()), v.maxLength(5)),
  /** Readers may comment. */
  discussion: v.boolean(),
  /** Each entry waits for approval. */
  reviewed: v.boolean(),
  /** Places of the write-off; none = anywhere. */
  places: v.pipe(v.array(word(40)), v.maxLength(50)),
  categoryID: number(0, ID_MAX),
  cost: number(0, 1_000_000),
  score: number(0, 10_000),
  /** The picture itself, base64; a megabyte is all that a call may hold. */
  picture: v.pipe(v.string(), v.minLength(1), v.base64()),
};

export const ActivityInput = v.strictObject({
  site: id,
  ...v.partial(v.strictObject(fields)).entries,
  title: fields.title,
});
/** A field that is not sent stays. */
export const ActivityChange = v.strictObject({ site: id, id, ...v.partial(v.strictObject(fields)).entries });

/** A region as a path from the largest to the smallest, `province/city/county`. */
const regionPath = v.pipe(v.string(), v.regex(/^[^,/\s][^,/]{0,39}(\/[^,/]{1,40}){0,2}$/));
export const Regions = v.strictObject({ list: v.array(v.string()) });
export const RegionsInput = v.strictObject({
  site: id,
  list: v.pipe(v.array(regionPath), v.maxLength(4_000)),
});

/** RegistrationStatus as words. */
export const RegistrationState = v.picklist(['pending', 'approved', 'rejected', 'waiting']);
export type RegistrationState = v.InferOutput<typeof RegistrationState>;

export const RegistrationsInput = v.strictObject({
  site: id,
  id,
  state: v.optional(RegistrationState),
  /** Number of the last known registration. */
  after: v.optional(id),
});
export const NewsroomRegistration = v.strictObject({
  id: whole,
  memberID: whole,
  nickname: v.string(),
  at: moment,
  state: RegistrationState,
  answers: v.record(v.string(), v.string()),
  /** Reason of a rejection. */
  note: v.string(),
  /** '' = not written off. */
  usedAt: v.string(),
  usedPlace: v.string(),
});
export const RegistrationsPage = v.strictObject({
  fields: v.array(v.strictObject({ id: v.string(), label: v.string() })),
  list: v.array(NewsroomRegistration),
  hasMore: v.boolean(),
});

export const registrationKey = v.strictObject({ site: id, id, registration: id });
export const registrationDecision = v.strictObject({ ...registrationKey.entries, reason });
export const WriteOffInput = v.strictObject({
  site: id,
  id,
  code: word(100),
  place: v.optional(boundedText(40), ''),
});
export const WrittenOff = v.strictObject({
  result: v.picklist(['done', 'usedBefore', 'unknownCode', 'wrongPlaceOrTime']),
  /** Site time; '' = not used. */
  time: v.string(),
  name: v.string(),
  message: v.string(),
});
export const CheckerInput = v.strictObject({ site: id, id, member: id, may: v.boolean() });

export const activityCalls = {
  addActivity: call('POST', '/sites/:site/activities', ActivityInput, v.strictObject({ id: whole }), {
    about: 'Publishes an activity.',
  }),
  changeActivity: call('POST', '/sites/:site/activities/:id', ActivityChange, done, {
    about: 'Changes an activity; fields that are left out keep their value.',
  }),
  registrations: call(
    'GET',
    '/sites/:site/activities/:id/registrations',
    RegistrationsInput,
    RegistrationsPage,
    { about: 'Lists registrations, oldest first.' },
  ),
  exportRegistrations: call(
    'GET',
    '/sites/:site/activities/:id/registrations.csv',
    siteAndId,
    v.strictObject({ name: v.string(), csv: v.string() }),
    { about: 'All registrations as a table for spreadsheets; `csv` begins with a byte order mark.' },
  ),
  approveRegistration: call(
    'POST',
    '/sites/:site/activities/:id/registrations/:registration/approve',
    registrationKey,
    done,
    { about: 'Approves registrations.' },
  ),
  rejectRegistration: call(
    'POST',
    '/sites/:site/activities/:id/registrations/:registration/reject',
    registrationDecision,
    done,
    { about: 'Rejects registrations; their places are free again.' },
  ),
  writeOff: call('POST', '/sites/:site/activities/:id/writeoff', WriteOffInput, WrittenOff, {
    about: 'Writes a registration off by its code.',
  }),
  setChecker: call('POST', '/sites/:site/activities/:id/checkers', CheckerInput, done, {
    about: 'Lets a member write registrations of the activity off, or no longer.',
  }),
  regions: call('GET', '/sites/:site/regions', v.strictObject({ site: id }), Regions, {
    about: 'Lists the regions that forms of the site offer.',
  }),
  setRegions: call('POST', '/sites/:site/regions', RegionsInput, done, {
    about: 'Sets the regions that forms of the site offer.',
  }),
} as const;
