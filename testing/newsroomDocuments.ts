import type { Account } from '@contract/accounts';
import type { ActivityRow } from '@contract/activities';
import type { Notice } from '@contract/circles';
import type { Person } from '@contract/leaders';
import type { Question, Subject } from '@contract/questions';
import type { StoredPost } from '@platform/circles/posts.document';
import type { ContributionDocument, SeekDocument } from '@platform/contributions/contributions.store';
import type { TipoffDocument } from '@platform/contributions/tipoffs.store';
import type { DynamicDraft } from '@platform/dynamics/dynamics.service';
import type { ProductDraft } from '@platform/products/products.service';
import type { AnswerDocument } from '@platform/questions/answers.store';
import type { ShortVideoDraft } from '@platform/shortVideos/shortVideos.service';
import { BASE_PATH_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import type { StudyRow } from '@platform/studies/studies.store';

/** The wire's documents of things that stand as documents, whole; a test names what matters to it. */

const WHEN = '2031-03-01 09:00:00.0';

export const anAccount = (xyID: number, change: Partial<Account> = {}): Account => ({
  xyID,
  topic: '白塔书场',
  description: '古镇里的说书人',
  icon: '',
  banner: '',
  wxIcon: '',
  wbUrl: '',
  rmhUrl: '',
  tthUrl: '',
  dyUrl: '',
  rssCount: 12,
  articleCount: 3,
  tag: '',
  isFollow: 0,
  xyStatus: 0,
  xyForbidden: 0,
  ...change,
});

export const anActivityRow = (id: number, change: Partial<ActivityRow> = {}): ActivityRow => ({
  articleID: String(id),
  fileId: String(id),
  version: 1,
  title: '河边植树',
  publishtime: WHEN,
  startTime: WHEN,
  endTime: '2031-03-31 18:00:00.0',
  startSignTime: '',
  endSignTime: '',
  abstract: '带一把锹来',
  organizer: '澜川日报',
  participatorNum: 4,
  countClick: 10,
  countPraise: 2,
  countDiscuss: 0,
  countShare: 1,
  imageUrl: '',
  attachments: '',
  theContentUrl: `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}/activityDetail/${id}.html`,
  entryType: 1,
  statusEntry: 1,
  type: 0,
  linkUrl: '',
  locationType: 0,
  location: '滨河路',
  ...change,
});

export const aPerson = (id: number, change: Partial<Person> = {}): Person => ({
  id,
  name: '石敬川',
  cmiName: '石敬川',
  url: '',
  duty: '水务局局长',
  description: '分管水利',
  columnID: 0,
  groupID: 1,
  ...change,
});

export const aSubject = (fileId: number): Subject => ({
  fileId,
  title: '问一条河',
  content: '关于澜川河，您想知道什么',
  picBig: '',
  publishtime: WHEN,
  host: { userID: 0, userName: '林晚舟', userIcon: '', duty: '记者' },
  questionCount: 2,
  rssCount: 5,
  isFollow: 0,
  discussClosed: 0,
  askClosed: 0,
});

export const aQuestion = (fileId: number, change: Partial<Question> = {}): Question => ({
  fileId,
  subjectID: 1,
  qaType: 0,
  qaConfig: { anonymous: 0, showAnswerTime: 1, canDiscuss: 1 },
  title: '桥下能钓鱼吗',
  content: '云溪大桥下可以钓鱼吗？',
  userID: 0,
  userName: '读者',
  userIcon: '',
  publishtime: WHEN,
  location: '',
  groupName: '',
  images: [],
  audios: [],
  videos: [],
  status: 2,
  answer: '禁渔期不可以。',
  answerTime: '2031-03-02 10:00:00.0',
  answerUser: '县水务局',
  answerPics: [],
  countPraise: 0,
  countDiscuss: 0,
  answerCount: 1,
  isOfficial: 1,
  shareUrl: `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}/qaDetail/${fileId}.html`,
  ...change,
});

export const anAnswer = (change: Partial<AnswerDocument> = {}): AnswerDocument => ({
  userID: 0,
  userName: '县水务局',
  userIcon: '',
  content: '禁渔期不可以。',
  images: [],
  audios: [],
  videos: [],
  created: '2031-03-02 10:00:00.0',
  isOfficial: 1,
  ...change,
});

/** A dynamic of account 1; a test that wants another author names it. */
export const aDynamic = (id: number, change: Partial<DynamicDraft> = {}): DynamicDraft => ({
  id,
  reporterID: 0,
  accountID: 1,
  publishedAt: new Date('2031-03-01T09:00:00+08:00'),
  withdrawn: false,
  title: '',
  content: '今天开窑。',
  attachments: { pics: [], videos: [] },
  praise: 0,
  share: 0,
  ...change,
});

export const aNotice = (id: number): Notice => ({
  id,
  title: '停水通知',
  content: '<p>周三上午停水。</p>',
  publishtime: WHEN,
});

/** A short video of the newsroom itself, in category 1; a test that wants another author names it. */
export const aShortVideo = (id: number, change: Partial<ShortVideoDraft> = {}): ShortVideoDraft => ({
  id,
  categoryID: 1,
  reporterID: 0,
  accountID: 0,
  publishedAt: new Date('2031-03-02T09:00:00+08:00'),
  withdrawn: false,
  title: '闸门开了',
  description: '六点整，水从闸口出来。',
  cover: `${ORIGIN_PLACEHOLDER}/media/gate.png`,
  videoUrl: `${ORIGIN_PLACEHOLDER}/media/gate.mp4`,
  width: 540,
  height: 960,
  duration: 9,
  files: [],
  play: 0,
  praise: 0,
  share: 0,
  ...change,
});

export const aPost = (change: Partial<StoredPost> = {}): StoredPost => ({
  listType: 0,
  title: '雪山下的路',
  content: '走了三个小时。',
  pics: [],
  videos: [],
  location: '云溪镇',
  ...change,
});

export const aProduct = (id: number, change: Partial<ProductDraft> = {}): ProductDraft => ({
  id,
  order: 0,
  score: 60,
  stock: 3,
  perMember: 1,
  hidden: false,
  title: '云溪雨伞',
  pics: ['/media/umbrella.jpg'],
  content: '<p>八骨，抗风。</p>',
  ...change,
});

const NO_MEDIA = { pics: [], videos: [], audios: [] };

export const aTipoff = (change: Partial<TipoffDocument> = {}): TipoffDocument => ({
  ...{ title: '路灯', content: '文化巷的路灯坏了。', location: '文化巷' },
  ...{ ...NO_MEDIA, ...change },
});

export const aSeekArticle = (change: Partial<SeekDocument> = {}): SeekDocument => ({
  ...{ title: '写写你的村口', content: '<p>八百字以内。</p>', picBig: '' },
  ...change,
});

export const aContribution = (change: Partial<ContributionDocument> = {}): ContributionDocument => ({
  ...{ title: '村口的树', content: '树还在。\n人走了又回来。' },
  ...{ ...NO_MEDIA, ...change },
});

export const aStudy = (): StudyRow['doc'] => ({
  title: '怎么拍好一条河',
  parts: [
    { id: 1, title: '等光', type: 'video', url: `${ORIGIN_PLACEHOLDER}/media/00/light.mp4`, duration: 90 },
    { id: 2, title: '写说明', type: 'article', url: `${ORIGIN_PLACEHOLDER}/a.html`, duration: 0 },
  ],
});
