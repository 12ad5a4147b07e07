import { LiveStatus } from '@contract/codes';
import { put } from '@demo/load/rows';
import { saveDynamic } from '@platform/dynamics/dynamics.service';
import { saveProduct } from '@platform/products/products.service';
import { ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { saveVote } from '@platform/votes/saving.service';
import {
  aDynamic,
  aNotice,
  anAccount,
  anActivityRow,
  anAnswer,
  aPerson,
  aProduct,
  aQuestion,
  aSubject,
} from './newsroomDocuments';
import { at, seeded } from './seeded';
import type { TestPlatform } from './startPlatform';
import { aVote } from './votesOn';

/** Rows of site 1 besides its articles. The order decides the numbers that the database gives. */
export async function seedDocuments(platform: TestPlatform): Promise<void> {
  await seedPeople(platform);
  await seedQuestions(platform);
  await seedDynamics(platform);
  await seedLivesAndVote(platform);
  await seedWordsAndProduct(platform);
}

async function seedPeople({ db }: TestPlatform): Promise<void> {
  const site_id = 1;
  const card = { id: seeded.reporter, name: '林晚舟', url: '', duty: '记者', description: '跑民生' };
  await put(db, 'people', {
    site_id,
    id: card.id,
    kind: 'reporter',
    group_id: 0,
    order_id: 1,
    name: card.name,
    doc: card,
  });
  const person = { ...aPerson(seeded.leader), details: '生于澜川。' };
  await put(db, 'people', {
    site_id,
    id: person.id,
    kind: 'leader',
    group_id: 1,
    order_id: 1,
    name: person.name,
    doc: person,
  });
  const category = (code: string, id: number, parent_id: number, doc: object) =>
    put(db, 'categories', { site_id, code, id, parent_id, order_id: id, doc });
  await category('LEADER', seeded.leaderCategory, 0, { catID: 1, catName: '县政府', catIcon: '' });
  const { parent, child } = seeded.accountCategory;
  await category('XYACCOUNT', parent, 0, { catID: parent, catName: '乡镇', catIcon: '' });
  await category('XYACCOUNT', child, parent, { catID: child, catName: '白塔镇', catIcon: '' });
  await category('ACTIVITY', seeded.activityCategory, 0, {
    activityColID: 1,
    name: '公益',
    icon: '',
    showPushStyle: 0,
  });
  const { open, pending, forbidden } = seeded.accounts;
  const account = (id: number, status: number, banned: boolean, doc: object) =>
    put(db, 'accounts', {
      site_id,
      id,
      category_id: child,
      status,
      forbidden: banned,
      recommended: true,
      doc,
    });
  await account(open, 0, false, anAccount(open, { icon: `${ORIGIN_PLACEHOLDER}/media/icon.png` }));
  await account(pending, 1, false, anAccount(pending, { topic: '待审号' }));
  await account(forbidden, 0, true, anAccount(forbidden, { topic: '封号' }));
}

async function seedQuestions({ db }: TestPlatform): Promise<void> {
  const site_id = 1;
  const { open } = seeded.accounts;
  const activity = { category_id: seeded.activityCategory, published_at: at(1) };
  await put(db, 'activities', {
    site_id,
    id: seeded.activity,
    ...activity,
    doc: anActivityRow(seeded.activity),
  });
  await put(db, 'subjects', { site_id, id: seeded.subject, doc: aSubject(seeded.subject) });
  const toLeader = { subject_id: 1, leader_id: seeded.leader, account_id: 0 };
  const question = (id: number, day: number, praise: number, doc: object, to: object = toLeader) =>
    put(db, 'questions', { site_id, id, ...to, published_at: at(day), praise, doc });
  const { answered, popular, refused } = seeded.questions;
  await question(answered, 3, 1, aQuestion(answered));
  await question(popular, 2, 9, aQuestion(popular, { title: '水费怎么算' }));
  await question(refused, 4, 0, aQuestion(refused, { status: 3 }));
  const answer = { site_id, id: 1, question_id: answered, created_at: at(3), doc: anAnswer() };
  await put(db, 'answers', answer);
  const { toAccount } = seeded.questions;
  const ofAccountPage = aQuestion(toAccount, { subjectID: 0, title: '几点开窑' });
  await question(toAccount, 4, 0, ofAccountPage, { subject_id: 0, leader_id: 0, account_id: open });
}

async function seedDynamics({ db }: TestPlatform): Promise<void> {
  const site_id = 1;
  const { forbidden } = seeded.accounts;
  const picture = `${ORIGIN_PLACEHOLDER}/media/kiln.png`;
  const film = { videoUrl: `${ORIGIN_PLACEHOLDER}/media/kiln.mp4`, imageUrl: picture, duration: 8 };
  const { ofReporter, ofAccount, ofForbidden } = seeded.dynamics;
  await saveDynamic(db, site_id, aDynamic(ofReporter, { reporterID: seeded.reporter, accountID: 0 }));
  const attachments = { pics: [picture], videos: [film] };
  await saveDynamic(db, site_id, aDynamic(ofAccount, { attachments, praise: 4, share: 1 }));
  await saveDynamic(db, site_id, aDynamic(ofForbidden, { accountID: forbidden }));
}

async function seedLivesAndVote({ db }: TestPlatform): Promise<void> {
  const site_id = 1;
  const live = (id: number, status: number, article_id: number, title: string) => {
    const doc = {
      fileId: id,
      title,
      startTime: '2031-03-06 09:00:00.0',
      type: 1,
      webBannerUrl: `${ORIGIN_PLACEHOLDER}/media/b.png`,
    };
    return put(db, 'lives', { site_id, id, article_id, status, starts_at: at(6), doc });
  };
  await live(seeded.live.coming, LiveStatus.preview, 0, '开闸直播');
  const place = { kind: 'activity', objectID: seeded.activity } as const;
  const options = [{ name: '柳湾桥', votes: 3, views: 9 }, { name: '白塔桥', votes: 5 }, { name: '铁索桥' }];
  const themes = [{ name: '哪座桥？', maxChoose: 2, options }];
  await saveVote(db, site_id, place, aVote({ title: '选桥', themes, ballots: 6 }), at(1));
  await live(seeded.live.running, LiveStatus.live, seeded.articles.live, '赛马节');
}

async function seedWordsAndProduct({ db }: TestPlatform): Promise<void> {
  const site_id = 1;
  await put(db, 'hot_words', { site_id, word: seeded.hotWord, weight: 2 });
  await put(db, 'hot_words', { site_id, word: '赛马', weight: 1 });
  await saveProduct(db, site_id, aProduct(seeded.product));
  await put(db, 'notices', { site_id, id: seeded.notice, published_at: at(1), doc: aNotice(seeded.notice) });
}
