import { createHash } from 'node:crypto';
import { KindNumber } from '@contract/codes';
import { PointsName } from '@contract/points';
import { createPreviewPass } from '@platform/articles/previewPass';
import { bindIdentity } from '@platform/members/members.store';
import { saveProof } from '@platform/members/proofs.service';
import { anEntry } from './anEntry';
import { all, elsewhere, type Row, staff, there } from './hostileRow';
import { seeded } from './seedNewsroom';
import { signedEvent } from './signedEvent';
import { type TestPlatform, testKeys } from './startPlatform';
import type { Owner } from './strangers';

const { news, video, draft } = seeded.articles;
const { article, activity } = seeded.votes;
const WECHAT = 'tencent_wechat';
const CODE = '000000';
const NEW_PHONE = '13600000001';
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

const codeFor = async (platform: TestPlatform, { device }: Owner, phone: string, scene: string) => {
  platform.clock.forward(61_000);
  await platform.sso('sendCode', { phone, scene }, { device });
  return { code: await platform.codeTo(phone) };
};
const named = async ({ db, clock }: TestPlatform, { device, id }: Owner) => {
  const proof = { provider: WECHAT, oid: `o-${id}`, unionid: `u-${id}`, nickname: '', head: '' };
  await saveProof(db, 1, device, proof, clock.now());
  return {};
};
const known = async ({ db, clock }: TestPlatform, { id }: Owner) => {
  await bindIdentity(db, 1, WECHAT, `o-${id}`, `u-${id}`, id, new Date(clock.now()));
  return {};
};
const withPassword = async (platform: TestPlatform, owner: Owner) => {
  const password = md5('first');
  const given = { phone: owner.phone, password, ...(await codeFor(platform, owner, owner.phone, 'reset')) };
  const answer = await platform.sso('resetPassword', given, { device: owner.device });
  return { password, token: String(Object(answer.json()).data.accessToken) };
};

const onNews = () => ({ articleID: String(news) });
const followed = () => ({ id: String(seeded.accounts.open), type: String(KindNumber.topicSub.account) });
const third = ({ id }: Owner) => ({ provider: WECHAT, oid: `o-${id}`, unionid: `u-${id}` });
const phoneAndCode = ({ phone }: Owner) => ({ phone, code: CODE });
const challenge = () => ({ scene: 'login' });
const ofActivity = () => ({ voteId: String(activity.id) });
/** Every voter's record says that the owner gives it. */
const recorded = ({ id }: Owner) => ({
  data: JSON.stringify({
    voteId: activity.id,
    themes: [{ themeId: activity.theme, optionIds: [activity.option] }],
    userId: String(id),
    time: 0,
  }),
});
const voted = async (owner: Owner, platform: TestPlatform) => {
  await platform.post('/app_if/amuc/api/vote/recordVoteCountAndLog', recorded(owner), { token: owner.token });
  return {};
};
/** There a site has nothing of this number. */
const nothingThere = there(1);
const withoutDevice = { nobody: -1, ...staff(-1) };

/** Every operation that writes, reads what is a member's own, or is told who asks. */
export const hostileRows: Readonly<Record<string, Row>> = {
  discuss: {
    opens: 'member',
    asked: ({ shown }) => ({ rootID: String(video), content: '插一句', parentID: String(shown) }),
    but: there(-1),
  },
  // nobody else's: told in its own words inside the answer (wire S8)
  delMyDiscuss: { opens: 'member', asked: ({ comment }) => ({ fileId: String(comment) }) },
  expose: {
    opens: 'person',
    asked: ({ shown }) => ({ rootID: String(shown), sourceType: '0', type: '1', reason: '广告' }),
  },
  event: { opens: 'person', asked: () => ({ id: String(video), eventType: '1' }) },
  discussView: { opens: 'shown', asked: () => ({ id: String(news) }), but: { 'another member': 0 } },
  discussViewFlat: { opens: 'shown', asked: () => ({ id: String(news) }), but: { 'another member': 0 } },
  discussReply: {
    opens: 'shown',
    asked: ({ shown }) => ({ id: String(shown) }),
    but: { 'another member': 0 },
  },
  fav: { opens: 'member', asked: onNews, but: there(-1) },
  favCancel: { opens: 'member', asked: onNews },
  myFav: { opens: 'member' },
  myDiscuss: { opens: 'member' },
  registrationDetail: {
    opens: 'member',
    asked: () => ({ fileId: String(seeded.activity) }),
    having: async (owner, { db }) => ({
      entryID: String(await anEntry(db, { activity: seeded.activity, member: owner.id })),
    }),
    // The owner's own portrait, which does not exist.
    but: { 'another member, silent': 1, ...there(1) },
  },
  hasFav: { opens: 'shown', asked: onNews },
  topicSub: { opens: 'person', asked: followed },
  topicSubCancel: { opens: 'person', asked: followed },
  subcribeXY: { opens: 'shown' },
  subcribeView: { opens: 'shown' },
  getSubcribeXys: { opens: 'shown', asked: () => ({ key: '白塔' }) },
  getSubcribeCols: { opens: 'shown', asked: () => ({ mine: '1' }) },
  getXyInfo: { opens: 'shown', asked: followed },
  getCatXys: { opens: 'shown', asked: () => ({ id: String(seeded.accountCategory.child) }) },
  recommendXys: { opens: 'shown' },
  getStatusXys: { opens: 'shown', asked: () => ({ ids: '1,2' }) },
  authorInfo: { opens: 'shown', asked: () => ({ id: String(seeded.reporter) }), but: nothingThere },
  getSubject: { opens: 'shown', asked: () => ({ id: String(seeded.subject) }), but: nothingThere },
  userDetail: { opens: 'shown', asked: ({ other }) => ({ id: String(other) }), but: nothingThere },
  recommendList: { opens: 'everybody' },
  // The answer does not reveal whether the call was counted.
  advEvent: {
    opens: 'everybody',
    asked: () => ({ id: '1', eventType: '1' }),
    but: { 'another member': -1 },
  },
  liveChanges: {
    opens: 'everybody',
    asked: () => ({ id: String(seeded.live.running), since: '0' }),
    but: nothingThere,
  },
  // nobody stands in it, so nobody else's can be asked for
  socketToken: { opens: 'member', but: { 'another member': 0 } },

  event1: {
    opens: 'member',
    asked: () => ({ eType: PointsName.start }),
    having: async (owner, { clock }) => signedEvent(PointsName.start, owner.id, clock.now()),
    // signed for nobody
    but: { 'another member, silent': -1, ...there(-1) },
  },
  convert: {
    opens: 'member',
    asked: () => ({ eType: '商城', info: '{msEvent:"雨伞",msScore:"1"}' }),
    having: async (owner, { clock }) => signedEvent('商城', owner.id, clock.now()),
    but: { 'another member, silent': -1, ...there(-1) },
  },
  score: { opens: 'member' },
  myDayScoreSts: { opens: 'member' },
  myScoreList: { opens: 'member' },
  // answered in their own words inside the answer, without a ticket each waits for review (wire f6, f16)
  vote: {
    opens: 'person',
    asked: () => ({
      voteID: String(article.id),
      voteResult: `${article.theme}:${article.option}`,
    }),
  },
  // whom it is for stands in what is sealed: silence is no way round it
  recordVoteCountAndLog: {
    opens: 'person',
    asked: recorded,
    but: { 'another member, silent': -1, ...there(-1) },
  },
  voteTicket: { opens: 'person', asked: ofActivity, but: there(-1) },
  voteInfo: { opens: 'shown', asked: ofActivity, having: voted, but: nothingThere },
  voteOptions: { opens: 'shown', asked: ofActivity, having: voted },
  infoByOptName: { opens: 'shown', asked: () => ({ ...ofActivity(), name: '桥' }), having: voted },
  optionInfo: {
    opens: 'everybody',
    asked: () => ({ ...ofActivity(), optionId: String(activity.option) }),
    but: { ...nothingThere, 'another member': -1 },
  },
  voteAccessCount: { opens: 'everybody', asked: ofActivity },

  userInfo: { opens: 'member' },
  memberInfo: { opens: 'member' },
  message: { opens: 'member' },
  markRead: { opens: 'member' },
  redDot: { opens: 'member' },
  upload: { opens: 'member' },
  uploadPortrait: { opens: 'member' },
  uploadImage: { opens: 'member' },
  // the picture a member shows to all
  getPortrait: { opens: 'everybody', but: { 'a member of another site': 0 } },
  exportMember: { opens: 'member' },

  cancel: { opens: 'member' },
  modify: { opens: 'member', asked: () => ({ sex: '1', address: '别处' }) },
  // with the code of a phone that is another's nobody binds it
  oauthBindPhone: {
    opens: 'member',
    asked: ({ phone }) => ({ newPhone: phone, code: CODE }),
    having: async (owner, platform) => ({
      newPhone: NEW_PHONE,
      ...(await codeFor(platform, owner, NEW_PHONE, 'bind')),
    }),
    but: { 'another member, silent': -1, ...there(-1) },
  },
  changePhone: {
    opens: 'member',
    asked: ({ phone }) => ({ newPhone: phone, code: CODE }),
    having: async (owner, platform) => ({
      newPhone: '13600000002',
      ...(await codeFor(platform, owner, '13600000002', 'bind')),
    }),
    but: { 'another member, silent': -1, ...there(-1) },
  },
  // The owner's only login method.
  oauthUnBindPhone: {
    opens: 'member',
    asked: ({ phone }) => ({ phone }),
    having: (owner, platform) => known(platform, owner),
    but: { 'another member, silent': -1, ...there(-1) },
  },
  bind: {
    opens: 'member',
    asked: third,
    having: (owner, platform) => named(platform, owner),
    but: { 'another member, silent': -1, ...there(-1) },
  },
  unbind: {
    opens: 'member',
    asked: () => ({ provider: WECHAT }),
    having: (owner, platform) => known(platform, owner),
  },
  updatePassword: {
    opens: 'member',
    asked: () => ({ password: md5('guessed'), newPassword: md5('second') }),
    having: (owner, platform) => withPassword(platform, owner),
    but: { 'another member, silent': -1, ...there(-1) },
  },
  // whoever is out wants nothing else; a token that was sent ends its own login and no other
  logout: { opens: 'everybody', but: { 'another member, silent': 10111 } },

  loginByPhone: {
    opens: 'proven',
    asked: phoneAndCode,
    having: (owner, platform) => codeFor(platform, owner, owner.phone, 'login'),
  },
  login: {
    opens: 'proven',
    asked: ({ phone }) => ({ phone, password: md5('guessed') }),
    having: (owner, platform) => withPassword(platform, owner),
  },
  resetPassword: {
    opens: 'proven',
    asked: (owner) => ({ ...phoneAndCode(owner), password: md5('theirs') }),
    having: (owner, platform) => codeFor(platform, owner, owner.phone, 'reset'),
  },
  // The owner's phone belongs to a member already.
  register: {
    opens: 'proven',
    asked: (owner) => ({ ...phoneAndCode(owner), password: md5('theirs') }),
    but: { 'the owner': -1 },
  },
  thirdLogin: { opens: 'proven', asked: third, having: (owner, platform) => named(platform, owner) },
  oauthLogin: { opens: 'proven', asked: third, having: (owner, platform) => named(platform, owner) },
  refreshAccessToken: {
    opens: 'proven',
    asked: ({ refreshToken }) => ({ refreshToken }),
    but: { ...all(10102), 'the owner': 0 },
  },
  auth: { opens: 'proven', asked: () => ({ appKey: 'x', time: '1', t: '1', sign: 'x' }), but: all(1004) },
  getArticleContentUnrelease: {
    opens: 'proven',
    asked: () => ({ articleId: String(draft), ticket: createPreviewPass(testKeys.sign, 2, draft, 2e12) }),
    having: async () => ({ ticket: createPreviewPass(testKeys.sign, 1, draft, 2e12) }),
    but: nothingThere,
  },

  // a code goes to the phone alone; of one site a minute between two, and the matrix has asked for one before the first row
  sendCode: {
    opens: 'everybody',
    asked: ({ phone }) => ({ phone, scene: 'login' }),
    having: async (_, { clock }) => {
      clock.forward(61_000);
      return {};
    },
    but: { ...all(-1), ...there(0), ...elsewhere, 'the owner': 0 },
  },
  verifyCode: {
    opens: 'everybody',
    asked: challenge,
    but: { ...withoutDevice, 'a member of another site': 0 },
  },
  verifyText: {
    opens: 'everybody',
    asked: challenge,
    but: { ...withoutDevice, 'a member of another site': 0 },
  },
  getAnonymousToken: { opens: 'everybody', but: { ...withoutDevice, 'a member of another site': 0 } },
  serverTime: { opens: 'everybody', but: { 'a member of another site': 0 } },
  authinfo: { opens: 'everybody', but: { 'a member of another site': 0 } },
  // no messenger is set up here
  wxSignature: { opens: 'everybody', but: all(-1) },
  wxUserInfo: { opens: 'everybody', but: { ...all(-1), ...elsewhere } },
};
