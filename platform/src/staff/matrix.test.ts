import { randomUUID } from 'node:crypto';
import { NEWSROOM, newsroom } from '@contract/newsroom';
import type { Role } from '@contract/newsroomShapes';
import type { StoryState } from '@contract/newsroomStories';
import { ReportKind } from '@contract/reportCodes';
import { StoryDraft } from '@contract/storyDraft';

import { put } from '@demo/load/rows';
import { saveAdvert } from '@platform/adverts/adverts.service';
import { CommentState } from '@platform/discussions/commentState.types';
import { addReport } from '@platform/lives/liveEditing.service';
import { addLivePass } from '@platform/lives/passes.service';
import { SanctionKind } from '@platform/membership/sanctionKind.types';
import { exchangeProduct } from '@platform/products/redemptions.service';
import { addSanction } from '@platform/sanctions/sanctions.service';
import { saveSite } from '@platform/sites/sites.store';
import { insertStory, moveStory } from '@platform/stories/stories.store';
import { draftHash } from '@platform/stories/storyHash.rules';
import { saveVote } from '@platform/votes/saving.service';
import { aMember, type TestMember } from '@testing/aMember';
import { aSavedAdvert } from '@testing/anAdvert';
import { anEntry } from '@testing/anEntry';
import { aRow } from '@testing/aRow';
import { aStaff } from '@testing/aStaff';
import { commentsOn, type TestComments } from '@testing/commentsOn';
import { aContribution } from '@testing/newsroomDocuments';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { seededPapers } from '@testing/seedPapers';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { aVote } from '@testing/votesOn';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
let testComments: TestComments;
let reader: TestMember;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  const other = { id: 2, name: '邻县', hosts: ['next.test'], app_ids: ['2'], config: {}, version: 1 };
  await saveSite(platform.db, other);
  platform.clock.forward(10_000);
  testComments = commentsOn(platform);
  await platform.configure({ siteConfig: { discuss: { minuteMost: 10_000 } } });
  reader = await aMember(platform, '山里人');
});
afterAll(() => platform.close());

type Name = keyof typeof newsroom;
interface Case {
  /** Allowed roles; 'everybody' who is signed in, 'nobody' = no login needed. */
  readonly roles: readonly Role[] | 'everybody' | 'nobody';
  /** Fields of path and body. */
  readonly given?: () => object | Promise<object>;
  /** Of roles that have the right but do not see the object; 403 without it. */
  readonly refused?: Partial<Record<Role, number>>;
  /** Of a call that is allowed; 200 without it. */
  readonly status?: number;
}
const words: readonly Role[] = ['moderator', 'admin'];
const texts: readonly Role[] = ['editor', 'chief', 'admin'];
const writers: readonly Role[] = ['reporter', 'editor', 'chief'];
const editors: readonly Role[] = ['editor', 'chief'];
const admins: readonly Role[] = ['admin'];
const auditors: readonly Role[] = ['auditor'];
const { news, draft } = seeded.articles;
const password = 'one that is long enough';
const edition = { paper: seededPapers.daily, day: seededPapers.unreleased.day };

let counter = 0;
const waiting = async () => {
  counter += 1;
  return { id: await testComments.postAndFind(reader, `等着${counter}`) };
};
const anAdvert = () => ({
  title: '面馆',
  picture: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  link: '/home.html',
  from: '2031-03-01',
  until: '2031-03-09',
});
const running = async () => {
  const dates = { startsAt: new Date('2031-03-01'), endsAt: new Date('2031-04-01') };
  return saveAdvert(platform.db, 1, aSavedAdvert(dates));
};
const { coming } = seeded.live;
const aReport = async () => {
  const doc = { title: '', user: '', userID: 0, userIcon: '', content: '马', sourceType: 1, attachments: [] };
  return {
    id: coming,
    report: await addReport(platform.db, testComments.work(), coming, { top: false, doc }),
  };
};
const aPass = async () => {
  const expiresAt = new Date(platform.clock.now() + 3_600_000);
  const added = await addLivePass(platform.db, testComments.work(), coming, { name: '小周', expiresAt });
  return { id: coming, pass: added?.id };
};
const anUpload = { upload: 'ab'.repeat(16) };
const aContributionOfReader = async () => {
  const row = { site_id: 1, id: 700, seek_id: seeded.seekArticles.open, member_id: reader.id };
  await put(platform.db, 'contributions', {
    ...row,
    created_at: new Date('2031-03-01'),
    doc: aContribution(),
  });
  return { id: row.id, passed: true };
};
const ofReader = () => ({ id: reader.id });
const colleague = async () => ({ id: (await aStaff(platform)).id });
/** A login of another member, so that the reader stays signed in. */
const login = async () => {
  const { id } = await aMember(platform);
  const row = await platform.db.one<{ login: number }>(
    { name: 'test-login', text: 'select id as login from logins where member_id = $1' },
    [id],
  );
  return { id, ...row };
};

const ofSanction = async () => ({
  id: (await aMember(platform)).id,
  until: '2031-06-01',
  reason: '辱骂他人',
});
const aSanction = async () => {
  const { id: member } = await aMember(platform);
  const one = { member, kind: SanctionKind.warning, reason: '注意用语', until: null };
  return { id: await addSanction(platform.db, testComments.work(), one) };
};

const anAppeal = async () => {
  const member = await aMember(platform);
  counter += 1;
  const object = 9_000 + counter;
  const row = { site_id: 1, id: object, member_id: member.id, state: CommentState.rejected };
  await aRow(platform.db, 'comments', { ...row, object_id: news, content: '申诉' });
  const fields = { sourceType: 0, rootID: object, content: '没有' };
  await platform.post('/app_if/appeal', fields, { token: member.token });
  const made = await platform.db.one<{ id: number }>(
    { name: 'test-appeal', text: 'select id from appeals where object_id = $1' },
    [object],
  );
  return { ...made, upheld: true };
};
const aReaderReport = async () => {
  const { token } = await aMember(platform);
  const fields = { rootID: seeded.articles.news, sourceType: ReportKind.article, reason: '虚假信息' };
  await platform.post('/app_if/expose', fields, { token });
  return { kind: 'article', id: seeded.articles.news, upheld: true };
};

/** A ballot without a ticket is pending. */
const pendingBallot = async () => {
  counter += 1;
  const { id, theme, option } = seeded.votes.article;
  await platform.post('/app_if/vote', `voteID=${id}&voteResult=${theme}:${option}&device=pending-${counter}`);
  const newest = { name: 'test-pending', text: 'select max(no) as no from vote_ballots where state = 0' };
  return { id, ...(await platform.db.one<{ no: number }>(newest)) };
};

const aQuestion = async () => {
  counter += 1;
  const fields = `leaderID=${seeded.leader}&title=${encodeURIComponent(`桥什么时候通车${counter}`)}`;
  const answer = await platform.get(`/app_if/question/ask?${fields}`, { token: reader.token });
  return { id: v.parse(v.object({ fileId: v.number() }), answer.json()).fileId };
};

const pendingPost = async () => {
  counter += 1;
  const text = `insert into posts (site_id, id, circle_id, member_id, published_at, state, doc)
    select site_id, $1, circle_id, member_id, published_at, 1, doc from posts where id = $2`;
  await platform.db.run({ name: 'test-pending-post', text }, [8_000 + counter, seeded.posts.pending]);
  return { id: 8_000 + counter };
};

const aRegistration = async () => {
  const { id: member } = await aMember(platform);
  const { activity } = seeded;
  return { id: activity, registration: await anEntry(platform.db, { activity, member }) };
};

const aRedemption = async () => {
  const { id } = await aMember(platform);
  await platform.db.run({ name: 'test-rich', text: 'update members set score = 60 where id = $1' }, [id]);
  return { code: (await exchangeProduct(platform.db, 1, id, seeded.product, platform.clock.now())).code };
};

/** As the seeded one, so that options with votes keep their names. */
const aVoteOf = (id: number) => ({
  ...{ id, title: '选桥', from: '2031-03-04', until: '2031-03-07' },
  themes: [
    { name: '哪座桥？', maxChoose: 2, options: ['柳湾桥', '白塔桥', '铁索桥'].map((name) => ({ name })) },
  ],
});
/** The vote of an activity that begins the next day. */
const comingVote = async () => {
  counter += 1;
  const startTime = new Date(platform.clock.now() + 86_400_000);
  const endTime = new Date(platform.clock.now() + 2 * 86_400_000);
  const place = { kind: 'activity', objectID: 900 + counter } as const;
  const at = new Date(platform.clock.now());
  return (await saveVote(platform.db, 1, place, aVote({ startTime, endTime }), at)).id;
};

const articleVote = async () => {
  counter += 1;
  const place = { kind: 'article', objectID: 900 + counter } as const;
  return (await saveVote(platform.db, 1, place, aVote(), new Date(platform.clock.now()))).id;
};

const table: Readonly<Record<Name, Case>> = {
  signIn: { roles: 'nobody', given: () => ({ name: 'nobody', password }) },
  signOut: { roles: 'everybody' },
  me: { roles: 'everybody' },
  changePassword: { roles: 'everybody', given: () => ({ old: 'x', password }) },
  beginSecondFactor: { roles: 'everybody' },
  confirmSecondFactor: { roles: 'everybody', given: () => ({ code: '123456' }) },
  comments: { roles: words },
  approve: { roles: words, given: waiting },
  reject: { roles: words, given: waiting },
  remove: { roles: words, given: () => ({ id: seeded.comments.first }) },
  official: { roles: admins, given: async () => ({ ...(await waiting()), official: true }) },
  closeDiscussion: {
    roles: ['editor', 'chief', 'moderator', 'admin'],
    given: () => ({ id: news, closed: true }),
  },
  preview: { roles: texts, given: () => ({ id: draft }) },
  setAuthor: { roles: texts, given: () => ({ id: draft, member: reader.id }) },
  pushMessage: { roles: texts, given: () => ({ title: '开闸了', article: news }) },
  edition: { roles: texts, given: () => edition },
  releaseEdition: { roles: texts, given: () => ({ ...edition, released: true }) },
  previewPaper: { roles: texts, given: () => ({ id: seededPapers.unreleased.article }) },
  saveCertificate: {
    roles: texts,
    given: () => ({ id: news, pdf: btoa('%PDF-1.4\n%%EOF'), hash: 'ab'.repeat(32), at: '2031-03-04 06:00' }),
  },
  // only the link of an installation without staff is good
  setUp: { roles: 'nobody', given: () => ({ token: 'x', name: 'first', password }) },
  settings: { roles: admins },
  saveSettings: {
    roles: admins,
    given: async () => ({ version: await version(), change: { signatures: 3 } }),
  },
  columns: { roles: [...writers, 'admin'] },
  addColumn: { roles: ['chief', 'admin'], given: () => ({ name: '乡村' }) },
  renameColumn: { roles: ['chief', 'admin'], given: () => ({ id: seeded.columns.empty, name: '空' }) },
  moveColumn: { roles: ['chief', 'admin'], given: () => ({ id: seeded.columns.empty }) },
  stories: { roles: [...writers, 'admin'] },
  story: { refused: { reporter: 404 }, roles: [...editors, 'admin'], given: aStoryIn },
  addStory: { roles: writers, given: () => ({ once: randomUUID() }) },
  takeStory: {
    refused: { reporter: 404 },
    roles: editors,
    given: async () => ({ ...(await aStoryIn()), tab: 'a-tab-of-a-test' }),
  },
  leaveStory: {
    refused: { reporter: 404 },
    roles: editors,
    given: async () => ({ ...(await aStoryIn()), tab: 'a-tab-of-a-test' }),
  },
  saveStory: {
    refused: { reporter: 404 },
    roles: editors,
    given: async () => ({
      ...(await aStoryIn()),
      tab: 'a-tab-of-a-test',
      version: 1,
      change: { title: '雪' },
    }),
  },
  sendStory: { refused: { reporter: 404 }, roles: editors, given: () => aStory() },
  passStory: { roles: editors, given: () => aStory('sent') },
  returnStory: { roles: editors, given: async () => ({ ...(await aStoryIn('sent')), reason: '数字存疑' }) },
  publishStory: { roles: ['chief'], given: () => aStory('ready') },
  changeStory: { refused: { reporter: 404 }, roles: editors, given: () => aStoryIn('published') },
  withdrawStory: {
    roles: [...editors, 'admin'],
    given: async () => ({ ...(await aStoryIn('published')), reason: '有误' }),
  },
  binStory: { refused: { reporter: 404 }, roles: editors, given: aStoryIn },
  unbinStory: { refused: { reporter: 404 }, roles: editors, given: () => aStoryIn('binned') },
  addPicture: { roles: writers, given: () => ({ picture: anAdvert().picture }) },
  addLive: {
    roles: texts,
    given: () => ({ title: '放水', kind: 'image', columnID: seeded.columns.news, start: '2031-03-06 09:00' }),
  },
  changeLive: { roles: texts, given: () => ({ id: seeded.live.running, order: 'oldest' }) },
  liveStatus: { roles: texts, given: () => ({ id: coming, status: 'running' }) },
  addReport: { roles: texts, given: () => ({ id: coming, content: '马来了' }) },
  changeReport: { roles: texts, given: aReport },
  removeReport: { roles: texts, given: aReport },
  addLivePass: { roles: texts, given: () => ({ id: coming, name: '小周' }) },
  livePasses: { roles: texts, given: () => ({ id: coming }) },
  revokeLivePass: { roles: texts, given: aPass },
  pendingBallots: { roles: words },
  approveBallot: { roles: words, given: pendingBallot },
  rejectBallot: { roles: words, given: pendingBallot },
  checkVote: { roles: words, given: () => ({ id: seeded.votes.activity.id }) },
  votes: { roles: texts },
  saveVote: { roles: texts, given: () => aVoteOf(seeded.activity) },
  openVote: { roles: texts, given: async () => ({ id: await comingVote() }) },
  setVoteCode: { roles: texts, given: async () => ({ id: await articleVote(), fromSecond: true }) },
  endVote: { roles: texts, given: async () => ({ id: await comingVote() }) },
  exportVote: { roles: texts, given: () => ({ id: seeded.votes.activity.id }) },
  exportBallots: { roles: admins, given: () => ({ id: seeded.votes.activity.id }) },
  logins: { roles: admins, given: ofReader },
  endLogins: { roles: admins, given: async () => ({ id: (await aMember(platform)).id }) },
  endLogin: { roles: admins, given: login },
  sanctions: { roles: words },
  warnMember: { roles: words, given: async () => ({ id: (await aMember(platform)).id, reason: '注意用语' }) },
  silenceMember: { roles: words, given: ofSanction },
  suspendMember: { roles: words, given: ofSanction },
  liftSanction: { roles: words, given: aSanction },
  reports: { roles: words },
  decideReport: { roles: words, given: aReaderReport },
  appeals: { roles: words },
  decideAppeal: { roles: words, given: anAppeal },
  adverts: { roles: admins },
  addAdvert: { roles: admins, given: anAdvert },
  endAdvert: { roles: admins, given: async () => ({ id: await running() }) },
  addDynamic: { roles: texts, given: () => ({ reporterID: seeded.reporter, content: '在路上' }) },
  changeDynamic: { roles: texts, given: () => ({ id: seeded.dynamics.ofReporter, content: '到了' }) },
  changeAccount: { roles: admins, given: () => ({ id: seeded.accounts.open, description: '新的' }) },
  changeLeader: { roles: texts, given: () => ({ id: seeded.leader, duty: '局长' }) },
  questions: { roles: words },
  acceptQuestion: { roles: words, given: aQuestion },
  answerQuestion: { roles: words, given: async () => ({ ...(await aQuestion()), content: '六月通车。' }) },
  refuseQuestion: { roles: words, given: async () => ({ ...(await aQuestion()), reason: '与本局无关' }) },
  setDepartment: {
    roles: admins,
    given: async () => ({ ...(await colleague()), groupID: seeded.leaderCategory, has: true }),
  },
  circles: { roles: texts },
  addCircle: { roles: texts, given: () => ({ name: '山路' }) },
  changeCircle: { roles: texts, given: () => ({ id: seeded.circle, description: '新的' }) },
  addCircleNotice: { roles: texts, given: () => ({ id: seeded.circle, title: '停一天', content: '修路。' }) },
  posts: { roles: words },
  approvePost: { roles: words, given: () => ({ id: seeded.posts.pending }) },
  rejectPost: { roles: words, given: pendingPost },
  removePost: { roles: words, given: () => ({ id: seeded.posts.moment }) },
  pinPost: { roles: texts, given: () => ({ id: seeded.posts.ofCircle, pinned: true }) },
  tipoffs: { roles: texts },
  answerTipoff: { roles: texts, given: () => ({ id: seeded.tipoff, state: 'closed' }) },
  feedback: { roles: texts },
  contributions: { roles: texts },
  reviewContribution: { roles: texts, given: aContributionOfReader },
  saveCall: {
    roles: texts,
    given: () => ({ title: '征稿', content: '<p>写</p>', from: '2031-03-01', until: '2031-04-01' }),
  },
  saveCourse: {
    roles: texts,
    given: () => ({ title: '课', parts: [{ id: 1, title: '一', type: 'video', url: '/media/a.mp4' }] }),
  },
  exportTelling: { roles: texts, given: () => ({ kind: 'tipoffs' }) },
  addActivity: { roles: texts, given: () => ({ title: '清河日' }) },
  changeActivity: { roles: texts, given: () => ({ id: seeded.activity, quota: 10 }) },
  registrations: { roles: texts, given: () => ({ id: seeded.activity }) },
  exportRegistrations: { roles: texts, given: () => ({ id: seeded.activity }) },
  approveRegistration: { roles: texts, given: () => aRegistration() },
  rejectRegistration: { roles: texts, given: () => aRegistration() },
  writeOff: { roles: texts, given: () => ({ id: seeded.activity, code: 'R1' }) },
  regions: { roles: texts },
  setRegions: { roles: texts, given: () => ({ list: ['岷澜省/澜川县'] }) },
  setChecker: { roles: texts, given: () => ({ id: seeded.activity, member: reader.id, may: true }) },
  products: { roles: texts },
  addProduct: { roles: texts, given: () => ({ title: '书签', score: 30, stock: 5 }) },
  changeProduct: { roles: texts, given: () => ({ id: seeded.product, more: 1 }) },
  redemptions: { roles: texts },
  exportRedemptions: { roles: texts },
  handOut: { roles: texts, given: aRedemption },
  cancelRedemption: { roles: texts, given: aRedemption },
  pointsRules: { roles: admins },
  setPointsRule: { roles: admins, given: () => ({ name: '启动', score: 3, perDay: 1 }) },
  auditLog: { roles: auditors },
  beginFile: { roles: texts, given: () => ({ fileName: 'a.mp4', size: 9, sha256: 'ab'.repeat(32) }) },
  // an upload is its sender's own
  sendPart: { roles: texts, given: () => ({ ...anUpload, number: 1, bytes: 'AAAA' }), status: 404 },
  joinFile: { roles: texts, given: () => anUpload, status: 404 },
  cutVideo: { roles: texts, given: () => ({ url: `/media/ab/${'ab'.repeat(20)}.mp4` }) },
  videos: { roles: texts },
  addShortVideo: {
    roles: texts,
    given: () => ({
      ...{ title: '开闸', url: `/media/ab/${'ab'.repeat(20)}.mp4` },
      ...{ width: 540, height: 960, duration: 9 },
    }),
  },
  changeShortVideo: { roles: texts, given: () => ({ id: seeded.shortVideos.first, title: '关闸' }) },
  setShortVideos: { roles: admins, given: () => ({ autoNext: true }) },
  acts: { roles: admins },
  ownActs: { roles: admins },
  staff: { roles: admins },
  addStaff: { roles: admins, given: () => ({ name: 'song', password, site: 1, role: 'editor' }) },
  setRole: {
    roles: admins,
    given: async () => ({ ...(await colleague()), site: 1, role: 'editor', has: true }),
  },
  setRealName: { roles: admins, given: async () => ({ ...(await colleague()), realName: '宋岩' }) },
  resetPassword: { roles: admins, given: async () => ({ ...(await colleague()), password }) },
  closeStaff: { roles: admins, given: colleague },
};

async function version() {
  const row = await platform.db.one<{ version: number }>({
    name: 'test-version',
    text: 'select version from sites where id = 1',
  });
  return row?.version ?? 0;
}

/** A story of somebody else, in a state. */
async function aStory(state: StoryState = 'draft') {
  const owner = { id: (await aStaff(platform)).id, name: '扎西' };
  const title = '某乡通了两条路';
  const draft = v.parse(StoryDraft, {
    title,
    body: '<p>两条路。</p>',
    columnID: seeded.columns.news,
    source: '本报',
    ai: 'none',
  });
  const hash = draftHash(draft);
  const at = new Date(platform.clock.now());
  const made = await insertStory(platform.db, 1, { draft, hash, owner, once: randomUUID(), at });
  const id = made?.id ?? 0;
  const signers = [owner.id, 0, 0] as const;
  const published = state === 'published';
  const move = { state, stateBefore: 'draft' as const, signers, published, articleID: 0 };
  await moveStory(platform.db, 1, id, move, { by: owner, at });
  return { id, hash };
}
async function aStoryIn(state?: StoryState) {
  return { id: (await aStory(state)).id };
}

/** The call as somebody asks it on site 1; what stands in its path is not sent again. */
async function statusOf(name: Name, given: object, authorization: string): Promise<number> {
  const { method, path } = newsroom[name];
  const fields = new Map<string, unknown>(Object.entries({ site: 1, ...given }));
  const url = path.replace(/:(\w+)/g, (_, field: string) => {
    const value = String(fields.get(field));
    fields.delete(field);
    return value;
  });
  // of no site: the field is then one of the body
  if (!path.includes(':site') && !Object.hasOwn(given, 'site')) fields.delete('site');
  const headers = authorization === '' ? {} : { authorization };
  return method === 'GET'
    ? (await platform.get(NEWSROOM + url, headers)).status
    : (await platform.post(NEWSROOM + url, Object.fromEntries(fields), headers)).status;
}

const everything = {
  name: 'test-everything',
  text: `select (select count(*) from staff_acts) || ' ' ||
  (select coalesce(sum(state), 0) from comments) || ' ' || (select sum(seq + status) from lives) || ' ' || (select sum(last_no) from votes)
    || ' ' || (select sum(state) from posts) || ' ' || (select count(*) from circles)
    || ' ' || (select count(*) from logins where ended_at is not null) as kept`,
};
const readEverything = async () =>
  (await platform.db.one<{ readEverything: string }>(everything))?.readEverything;

const names: readonly Name[] = Object.keys(newsroom).filter((name): name is Name => name in newsroom);

test.each(names)('[K10] %s: who may, and nobody else', async (name) => {
  const { roles, given = () => ({}), status = 200, refused = {} } = table[name];
  const fields = await given();
  const ask = (authorization: string) => statusOf(name, fields, authorization);
  const bearer = async (...roles: { site: number; role: Role }[]) =>
    (await aStaff(platform, ...roles)).headers.authorization;
  if (roles === 'nobody') return expect(await ask('')).toBe(401);
  const signedOut = { nobody: await ask(''), 'a member': await ask(`Bearer ${reader.token}`) };
  expect(signedOut).toEqual({ nobody: 401, 'a member': 401 });
  // a wrong old password, or a factor that was not begun, is what it refuses
  if (roles === 'everybody') return expect([200, 401, 409]).toContain(await ask(await bearer()));

  const ofOneSite = newsroom[name].path.includes(':site');
  const before = await readEverything();
  expect(['no role', await ask(await bearer())]).toEqual(['no role', 403]);
  for (const role of ['reporter', 'editor', 'chief', 'moderator', 'admin', 'auditor'] as const) {
    const elsewhere = ofOneSite ? 2 : 1;
    expect([role, elsewhere, await ask(await bearer({ site: elsewhere, role }))]).toEqual([
      role,
      elsewhere,
      403,
    ]);
    if (roles.includes(role)) continue;
    expect([role, await ask(await bearer({ site: 1, role }, { site: 0, role }))]).toEqual([
      role,
      refused[role] ?? 403,
    ]);
  }
  expect(await readEverything()).toBe(before);
  const [role = 'admin'] = roles;
  expect(await ask(await bearer({ site: ofOneSite ? 1 : 0, role }))).toBe(status);
});
