import type { ActivityChange } from '@contract/newsroomActivities';
import { SignFieldType } from '@contract/participation/codes';
import type { SignField } from '@contract/signForm';
import { PHONE_FIELD } from '@contract/signForms/signFieldProblem';
import type { Queries } from '@platform/db/connection';
import { cleanHtml } from '@platform/html/cleanHtml';
import {
  BASE_PATH_PLACEHOLDER,
  ORIGIN_PLACEHOLDER,
  withoutPlaceholders,
} from '@platform/sites/addressPlaceholders';
import { momentFrom, momentUntil } from '@platform/sites/moments';
import { wireDate } from '@platform/wire/wireDate';
import type { InferOutput } from 'valibot';
import { promoteWaiting } from '../signUps/waiting.service';
import { type EditedActivity, lockEditedActivity, nextActivityId, saveEditedActivity } from './editing.store';

/** Sent fields of an activity; `pictureUrl` is the path of the stored picture. */
export type ActivityEdit = Omit<InferOutput<typeof ActivityChange>, 'site' | 'id' | 'picture'> & {
  readonly pictureUrl?: string;
};

const emptyActivity = (id: number, at: Date): EditedActivity => ({
  doc: {
    articleID: String(id),
    fileId: String(id),
    version: at.getTime(),
    title: '',
    publishtime: wireDate(at),
    startTime: '',
    endTime: '',
    startSignTime: '',
    endSignTime: '',
    abstract: '',
    organizer: '',
    participatorNum: 0,
    countClick: 0,
    countPraise: 0,
    countDiscuss: 0,
    countShare: 0,
    imageUrl: '',
    attachments: '',
    theContentUrl: `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}/activityDetail/${id}.html`,
    entryType: 0,
    statusEntry: 0,
    type: 0,
    linkUrl: '',
    locationType: 0,
    location: '',
  },
  detail: {},
  fields: [],
  quota: 0,
  waitingList: false,
  category: 0,
  needsReview: false,
  uniqueFields: [PHONE_FIELD],
  places: [],
});

/** A date of the site as the wire writes it; '' = open. @throws RangeError for a text that is no date */
function dateOf(text: string, parse: (text: string) => Date | undefined): string {
  if (text === '') return '';
  const at = parse(text);
  if (!at) throw new RangeError(`${text} is no day, or day and time, of the site`);
  return wireDate(at);
}

/** The activity with the sent fields; what is not sent stays. @throws RangeError for a text that is no date */
function edited(activity: EditedActivity, edit: ActivityEdit, at: Date): EditedActivity {
  const { doc, detail } = activity;
  const signsUp = edit.signUp ?? (edit.fields ? true : doc.entryType === 1);
  const picture = edit.pictureUrl === undefined ? doc.imageUrl : ORIGIN_PLACEHOLDER + edit.pictureUrl;
  const from = (text: string | undefined, known: string) =>
    text === undefined ? known : dateOf(text, momentFrom);
  const until = (text: string | undefined, known: string) =>
    text === undefined ? known : dateOf(text, momentUntil);
  const plain = (text: string | undefined, known: string) =>
    text === undefined ? known : withoutPlaceholders(text);
  const costs = edit.cost === undefined ? {} : { cost: edit.cost, costType: edit.cost > 0 ? 1 : 0 };
  return {
    doc: {
      ...doc,
      version: at.getTime(),
      title: plain(edit.title, doc.title),
      abstract: plain(edit.abstract, doc.abstract),
      organizer: plain(edit.organizer, doc.organizer),
      location: plain(edit.place, doc.location),
      startTime: from(edit.start, doc.startTime),
      endTime: until(edit.end, doc.endTime),
      startSignTime: from(edit.signStart, doc.startSignTime),
      endSignTime: until(edit.signEnd, doc.endSignTime),
      imageUrl: picture,
      attachments: picture,
      entryType: signsUp ? 1 : 0,
      statusEntry: signsUp ? 1 : 0,
    },
    detail: {
      ...detail,
      ...costs,
      ...(edit.content === undefined ? {} : { content: cleanHtml(withoutPlaceholders(edit.content)).html }),
      ...(edit.discussion === undefined ? {} : { discussClosed: edit.discussion ? 0 : 1 }),
      ...(edit.score === undefined ? {} : { score: edit.score }),
    },
    fields: edit.fields?.map(signField) ?? activity.fields,
    quota: edit.quota ?? activity.quota,
    waitingList: edit.waitingList ?? activity.waitingList,
    category: edit.categoryID ?? activity.category,
    needsReview: edit.reviewed ?? activity.needsReview,
    uniqueFields: edit.uniqueFields ?? activity.uniqueFields,
    places: edit.places ?? activity.places,
  };
}

/** Wire S13. */
const signField = (
  { id, label, kind, tip, required, options }: NonNullable<ActivityEdit['fields']>[number],
  index: number,
): SignField => ({
  id,
  code: label,
  type: SignFieldType[kind],
  tipMessage: tip,
  option: options,
  isneed: required ? 1 : 0,
  order: index + 1,
});

/** Publishes an activity. @returns its number @throws RangeError for a text that is no date */
export async function addActivity(db: Queries, site: number, edit: ActivityEdit, at: Date): Promise<number> {
  const id = await nextActivityId(db);
  await saveEditedActivity(db, site, id, edited(emptyActivity(id, at), edit, at), at);
  return id;
}

/** Changes an activity; its entries keep their answers. @returns false for an unknown one @throws RangeError for a text that is no date */
export async function changeActivity(
  db: Queries,
  site: number,
  id: number,
  edit: ActivityEdit,
  at: Date,
): Promise<boolean> {
  const activity = await lockEditedActivity(db, site, id);
  if (!activity) return false;
  await saveEditedActivity(db, site, id, edited(activity, edit, at), at);
  // A raised quota has places for those who wait.
  await promoteWaiting(db, site, id, at);
  return true;
}
