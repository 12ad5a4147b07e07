import type { Activity } from '@contract/activities';
import { EntryState } from '@contract/participation/codes';
import { SignField } from '@contract/signForm';
import type { VoteInfo } from '@contract/voteShapes';
import { shownHtml } from '@platform/html/shownHtml';
import { BASE_PATH_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import * as v from 'valibot';
import { activityStateOf, entryStateOf } from './activities.rules';
import type { StoredActivity } from './activities.store';

const number = v.optional(v.number(), 0);
const text = v.optional(v.string(), '');
/** Stored fields of wire S12 that no list shows. */
export const ActivityDetail = v.object({
  content: text,
  author: text,
  locationType: v.optional(v.string(), '0'),
  topPic: v.optional(v.array(v.string()), () => []),
  discussClosed: v.optional(v.number(), 1),
  costType: number,
  participationType: number,
  cost: number,
  deposit: number,
  score: number,
});
const Fields = v.array(SignField);

export const fieldsOf = ({ fields }: Pick<StoredActivity, 'fields'>): SignField[] => v.parse(Fields, fields);

export const isFull = ({ quota, doc }: Pick<StoredActivity, 'quota' | 'doc'>): boolean =>
  quota > 0 && doc.participatorNum >= quota;

/** Readers sign up for it, here or in the app. */
export const takesSignUps = (activity: StoredActivity): boolean => activity.doc.entryType === 1;

/** `participationType` of an activity whose sign-up is in the app only (ours). */
const IN_APP = 1;

/** The waiting list as a reader has it. */
export interface WaitingView {
  readonly waitingNum: number;
  /** 0 = the reader does not wait. */
  readonly waitingPlace: number;
}
/** A reader's view of an activity. */
export interface ActivityView {
  readonly hasEntry: boolean;
  readonly fields: readonly SignField[];
  /** Where the activity has a waiting list. */
  readonly waiting: WaitingView | undefined;
  readonly vote: VoteInfo | undefined;
  /** Epoch ms. */
  readonly now: number;
}

/** Wire S12. */
export function activityDocument(
  activity: StoredActivity,
  { hasEntry, fields, waiting, vote, now }: ActivityView,
): Activity {
  const { id, doc, quota, places } = activity;
  const detail = v.parse(ActivityDetail, activity.detail);
  const signsUp = takesSignUps(activity);
  return {
    fileId: doc.fileId,
    version: doc.version,
    title: doc.title,
    attAbstract: doc.abstract,
    ...detail,
    content: shownHtml(detail.content),
    participationType: activity.progress_in_app ? IN_APP : detail.participationType,
    startTime: doc.startTime,
    endTime: doc.endTime,
    startSignTime: doc.startSignTime,
    endSignTime: doc.endSignTime,
    publishtime: doc.publishtime,
    organizer: doc.organizer,
    position: doc.location,
    statusEntry: doc.statusEntry,
    activityStatus: activityStateOf(doc, now),
    ac_entryStatus: hasEntry ? EntryState.applied : entryStateOf(doc, isFull(activity), now),
    participatorNum: doc.participatorNum,
    targetNum: String(quota),
    picBig: doc.imageUrl,
    picMiddle: doc.imageUrl,
    picSmall: doc.imageUrl,
    imageUrl: doc.imageUrl,
    attachments: doc.attachments,
    linkUrl: doc.linkUrl,
    signup: signsUp ? 1 : 0,
    signForm: signsUp ? [...fields] : [],
    limitShop: places.length > 0 ? 1 : 0,
    wxPay: 0,
    alipay: 0,
    activityOpt: 0,
    linkattr: 0,
    countPraise: doc.countPraise,
    countClick: doc.countClick,
    countDiscuss: doc.countDiscuss,
    ...(vote ? { voteInfo: vote } : {}),
    verifyUrl: signsUp ? `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}/writeOff/${id}.html` : '',
    ...(waiting ? { waitingList: 1, ...waiting } : {}),
  };
}
