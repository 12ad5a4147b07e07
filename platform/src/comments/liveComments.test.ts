import { AuditType, KindNumber } from '@contract/codes';
import { ServerFrame } from '@contract/socket';
import {
  approveComment,
  deleteOwnComment,
  rejectComment,
  removeComment,
} from '@platform/comments/review/review.service';
import { aMember, type TestMember } from '@testing/aMember';
import { commentsOn, type TestComments } from '@testing/commentsOn';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { aSocket, type HeardFrame, listening, type TestSocket } from '@testing/socketClient';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import { afterEach, beforeEach, expect, test } from 'vitest';

const live = seeded.live.running;
let platform: TestPlatform;
let testComments: TestComments;
let reader: TestMember;
let other: TestMember;
let socket: TestSocket;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  testComments = commentsOn(platform);
  await testComments.rules();
  reader = await aMember(platform, '山里人');
  other = await aMember(platform, '河边人');
  socket = await aSocket(await listening(platform));
  await socket.enter(live);
});
afterEach(async () => {
  expect(socket.frames.flatMap((frame) => faults(ServerFrame, frame))).toEqual([]);
  await socket.end();
  await platform.close();
});

const atLive = { rootID: live, sourceType: KindNumber.source.live };
const heard = () => socket.frames.filter(({ type }) => type === 'live_discuss');
const words = () => heard().map(({ data }) => [data?.action, Object(data?.discuss).content]);
const ids = () => heard().map(({ data }) => [data?.action, Object(data?.discuss).id]);
const seq = async () => Object(await changes(0)).seq;
const changes = async (since: number) =>
  (await platform.get(`/app_if/liveChanges?id=${live}&since=${since}`)).json();
/** All that is told so far was heard. */
const quiet = async () => {
  const last = await seq();
  if (last > 0) await socket.heard((frame: HeardFrame) => frame.data?.seq === last);
};

test('[I5] a comment at a live – posted – reaches its sockets at once, a reply with the comment it answers', async () => {
  const parentID = await testComments.postAndFind(reader, '马来了', atLive);
  await testComments.postAndFind(other, '看见了', { ...atLive, parentID });
  // of another thing
  await testComments.postAndFind(other, '文章不错');
  await quiet();
  expect(words()).toEqual([
    ['add', '马来了'],
    ['add', '看见了'],
  ]);
  expect(heard()[0]?.data).toMatchObject({ id: live, discuss: { userName: '山里人', articleID: live } });
  expect(heard()[1]?.data?.discuss).toMatchObject({ parentID, info: { parentContent: '马来了' } });
});

test('[I5] a comment at a live that is reviewed first – reaches its sockets once approved, and never if rejected', async () => {
  await testComments.rules({ auditType: AuditType.reviewedFirst });
  const good = await testComments.postAndFind(reader, '好话', atLive);
  const bad = await testComments.postAndFind(other, '坏话', atLive);
  expect(await seq()).toBe(0);
  expect(await approveComment(platform.db, testComments.work(), good)).toBe(true);
  expect(await rejectComment(platform.db, testComments.work(), bad, '')).toBe(true);
  await quiet();
  expect(words()).toEqual([['add', '好话']]);
});

test('[I5] a comment that is taken away goes with its answers, and comes back with them', async () => {
  const first = await testComments.postAndFind(reader, '马来了', atLive);
  const answer = await testComments.postAndFind(other, '看见了', { ...atLive, parentID: first });
  // one that is read after it was taken away would say so
  await quiet();
  expect(await removeComment(platform.db, testComments.work(), first, '')).toBe(true);
  await quiet();
  expect(await approveComment(platform.db, testComments.work(), first)).toBe(true);
  await quiet();
  expect(ids()).toEqual([
    ['add', first],
    ['add', answer],
    ['delete', first],
    ['delete', answer],
    ['add', first],
    ['add', answer],
  ]);
});

test('[I5] words that were taken back are handed to nobody who comes later, quoted neither', async () => {
  const first = await testComments.postAndFind(reader, '开头', atLive);
  const mistake = await testComments.postAndFind(other, '说错的话', { ...atLive, parentID: first });
  await testComments.postAndFind(reader, '答一句', { ...atLive, parentID: mistake });
  expect(JSON.stringify(await changes(0)).split('说错的话')).toHaveLength(3);
  await deleteOwnComment(platform.db, 1, other.id, mistake, new Date(platform.clock.now()));
  const later = await changes(0);
  expect(JSON.stringify(later)).not.toContain('说错的话');
  expect(later).toMatchObject({
    seq: 4,
    frames: [
      {},
      { data: { action: 'delete', discuss: { id: mistake } } },
      {},
      { data: { action: 'delete' } },
    ],
  });
  expect(JSON.stringify(later)).toContain('答一句');
});

test('[K3] many who speak at once are each heard once', async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => aMember(platform)));
  await Promise.all(members.map((member, index) => testComments.say(member, `第${index}句`, atLive)));
  await quiet();
  expect(heard().map(({ data }) => data?.seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(new Set(heard().map(({ data }) => Object(data?.discuss).content)).size).toBe(20);
});
