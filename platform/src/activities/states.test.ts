import { RegistrationStatus, VerifyStatus } from '@contract/participation/codes';
import { decisionTitles } from '@contract/participation/decisions';
import { listDecisionMessages } from '@platform/messages/messages.service';
import { aSignField } from '@testing/anActivity';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetEntries } from './registrations.service';
import { decideRegistration } from './review/review.service';
import { changeAnswers, withdraw } from './signUps/changes.service';
import { createSignUps, type SignUp } from './signUps/signUps.service';
import { promoteWaiting, waitingView } from './signUps/waiting.service';
import { writeOff } from './writeOffs/writeOffs.service';

const { toAudit, passed, notPassed, waiting } = RegistrationStatus;
const [ACTIVITY, ENTRY] = [5, 20];
/** The member of the entry that is acted on, another with a place, and two who wait. */
const [SUBJECT, PLACED, FIRST, SECOND] = [7, 8, 9, 10];
/** Of site time: at(0) is eight in the morning. */
const dates = { startTime: '2026-01-10 00:00:00.0', endTime: '2026-01-10 18:00:00.0' };
const END = Date.UTC(2026, 0, 10, 10);

let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2])
    for (const id of [SUBJECT, PLACED, FIRST, SECOND, 11, 12])
      await sites.add('members', { site_id: site, id, nickname: `${site}-${id}`, created_at: at(0) });
});
afterAll(() => sites.close());
beforeEach(() => sites.db.script('delete from entries; delete from activities; delete from member_messages'));

interface Setting {
  readonly quota?: number;
  readonly reviewed?: boolean;
  readonly waits?: boolean;
  readonly doc?: object;
  /** Status of the entry that is acted on. */
  readonly status?: number;
  readonly used?: boolean;
  /** Members who wait. */
  readonly queue?: readonly number[];
}
const holdsPlace = (status: number | undefined) => status === toAudit || status === passed;
/** The activity with its entries on both sites; its taken places are right. */
async function write({ status, used = false, queue = [FIRST, SECOND], ...setting }: Setting): Promise<void> {
  for (const site of [1, 2]) {
    await sites.add('activities', {
      ...{ site_id: site, id: ACTIVITY, published_at: at(0), quota: setting.quota ?? 2 },
      ...{ taken: 1 + Number(holdsPlace(status)), needs_review: setting.reviewed ?? false },
      ...{ waiting_list: setting.waits ?? true, sign_form: [aSignField('entry_phone', '手机号')] },
      doc: {
        ...{ title: '河边植树', participatorNum: 0, countPraise: 0, countDiscuss: 0, entryType: 1 },
        ...{ ...dates, startSignTime: '', endSignTime: '', ...setting.doc },
      },
    });
    const entries = [
      ...(status === undefined
        ? []
        : [{ id: ENTRY, member_id: SUBJECT, status, used_at: used ? at(1) : null }]),
      { id: 21, member_id: PLACED, status: passed },
      ...queue.map((member_id, index) => ({ id: 22 + index, member_id, status: waiting })),
    ];
    for (const row of entries)
      await sites.add('entries', {
        ...{ site_id: site, activity_id: ACTIVITY, created_at: at(0), regist_code: `CODE${row.id}ABCD` },
        ...{ sign_form: { entry_phone: `${row.id}` }, ...row },
      });
  }
}

/** Statuses by member on a site. */
async function statuses(site: number): Promise<Record<string, number>> {
  const text = 'select member_id, status from entries where site_id = $1 order by id';
  const rows = await sites.db.query<{ member_id: number; status: number }>({ name: 'test-statuses', text }, [
    site,
  ]);
  return Object.fromEntries(rows.map(({ member_id, status }) => [member_id, status]));
}
async function taken(): Promise<number[]> {
  const text = 'select taken from activities order by site_id, id';
  return (await sites.db.query<{ taken: number }>({ name: 'test-taken', text })).map((row) => row.taken);
}
const titles = async (member: number) =>
  (await listDecisionMessages(sites.db, 1, member, 9)).map(({ title }) => title);

const key = { site: 1, member: SUBJECT, id: ENTRY };
const decide = (state: 'approved' | 'rejected') => () =>
  decideRegistration(sites.db, 1, { activity: ACTIVITY, id: ENTRY }, { state, note: '理由' }, at(5));
const code = { site: 1, activity: ACTIVITY, code: `CODE${ENTRY}ABCD`, place: '', by: 0, origin: '' };
const again: SignUp = { activity: ACTIVITY, member: SUBJECT, answers: {}, waits: true };
const { registrationPassed, registrationRejected, registrationPlaced } = decisionTitles;

const done = { success: true };
const refusedWith = (message: string) => ({ success: false, message });
const usedUp = '这个报名已经核销，不能取消';
const closed = '这个报名不能再修改';
/** `after`: status of the entry, 'gone' where it is deleted, 'same' where nothing may change. `frees`: the first who waits gets a place. */
interface Outcome {
  readonly gives: unknown;
  readonly after: number | 'gone' | 'same';
  readonly frees?: boolean;
  readonly message?: string;
}
const froms = { toAudit, passed, notPassed, waiting, used: passed } as const;
type From = keyof typeof froms;
const acts: Record<string, { run: () => Promise<unknown>; outcomes: Record<From, Outcome> }> = {
  approve: {
    run: decide('approved'),
    outcomes: {
      toAudit: { gives: 'decided', after: passed, message: registrationPassed },
      passed: { gives: 'decided', after: passed, message: registrationPassed },
      notPassed: { gives: 'decided', after: passed, message: registrationPassed },
      waiting: { gives: 'decided', after: passed, message: registrationPassed },
      used: { gives: 'used', after: 'same' },
    },
  },
  reject: {
    run: decide('rejected'),
    outcomes: {
      toAudit: { gives: 'decided', after: notPassed, frees: true, message: registrationRejected },
      passed: { gives: 'decided', after: notPassed, frees: true, message: registrationRejected },
      notPassed: { gives: 'decided', after: notPassed, message: registrationRejected },
      waiting: { gives: 'decided', after: notPassed, message: registrationRejected },
      used: { gives: 'used', after: 'same' },
    },
  },
  withdraw: {
    run: () => withdraw(sites.db, key, at(5).getTime()),
    outcomes: {
      toAudit: { gives: done, after: 'gone', frees: true },
      passed: { gives: done, after: 'gone', frees: true },
      notPassed: { gives: done, after: 'gone' },
      waiting: { gives: done, after: 'gone' },
      used: { gives: refusedWith(usedUp), after: 'same' },
    },
  },
  change: {
    run: () => changeAnswers(sites.db, key, { entry_phone: '99' }, at(5).getTime()),
    outcomes: {
      toAudit: { gives: done, after: passed },
      passed: { gives: done, after: passed },
      notPassed: { gives: refusedWith(closed), after: 'same' },
      waiting: { gives: done, after: waiting },
      used: { gives: refusedWith(closed), after: 'same' },
    },
  },
  'end the membership': {
    run: () => forgetEntries(sites.db, 1, SUBJECT, at(5)),
    outcomes: {
      toAudit: { gives: undefined, after: 'gone', frees: true },
      passed: { gives: undefined, after: 'gone', frees: true },
      notPassed: { gives: undefined, after: 'gone' },
      waiting: { gives: undefined, after: 'gone' },
      used: { gives: undefined, after: 'gone', frees: true },
    },
  },
  'sign up again': {
    run: () => createSignUps(sites.db, () => at(5).getTime()).signUp(1, again),
    outcomes: {
      toAudit: { gives: { kind: 'refused', message: '请不要重复报名' }, after: 'same' },
      passed: { gives: { kind: 'refused', message: '请不要重复报名' }, after: 'same' },
      notPassed: { gives: { kind: 'refused', message: '请不要重复报名' }, after: 'same' },
      waiting: { gives: { kind: 'refused', message: '请不要重复报名' }, after: 'same' },
      used: { gives: { kind: 'refused', message: '请不要重复报名' }, after: 'same' },
    },
  },
  'write off': {
    run: () => writeOff(sites.db, code, at(5).getTime()),
    outcomes: {
      toAudit: {
        gives: { verifyStatus: VerifyStatus.unknownCode, message: '这个报名没有通过审核' },
        after: 'same',
      },
      passed: { gives: { verifyStatus: VerifyStatus.done, message: '核销成功' }, after: passed },
      notPassed: { gives: { verifyStatus: VerifyStatus.unknownCode }, after: 'same' },
      waiting: { gives: { verifyStatus: VerifyStatus.unknownCode }, after: 'same' },
      used: {
        gives: { verifyStatus: VerifyStatus.usedBefore, verifyTime: '2026-01-10 08:00:00.0' },
        after: 'same',
      },
    },
  },
};
const cases = Object.entries(acts).flatMap(([act, { run, outcomes }]) =>
  Object.entries(outcomes).map(([from, outcome]) => ({
    act,
    from,
    run,
    ...outcome,
    status: froms[from as From],
  })),
);

describe('[F8 activityApply][F27] a registration in every status', () => {
  test.each(cases)(
    '$from – $act – goes where it may, places are counted, and the first who waits gets a freed one',
    async ({ from, run, status, gives, after, frees = false, message }) => {
      await write({ status, used: from === 'used' });
      const before = await statuses(1);
      const answer = await run();
      if (gives === undefined) expect(answer).toBeUndefined();
      else if (typeof gives === 'string') expect(answer).toBe(gives);
      else expect(answer).toMatchObject(gives as object);
      const { [SUBJECT]: _, ...others } = before;
      expect(await statuses(1)).toEqual({
        ...others,
        ...(after === 'gone' ? {} : { [SUBJECT]: after === 'same' ? status : after }),
        ...(frees ? { [FIRST]: passed } : {}),
      });
      expect(await statuses(2)).toEqual(before);
      const placed = Object.values(await statuses(1)).filter(holdsPlace).length;
      expect(await taken()).toEqual([placed, 1 + Number(holdsPlace(status))]);
      expect([await titles(SUBJECT), await titles(FIRST), await titles(SECOND)]).toEqual([
        message ? [message] : [],
        frees ? [registrationPlaced] : [],
        [],
      ]);
    },
  );

  test.each([
    { from: 'notPassed', status: notPassed },
    { from: 'waiting', status: waiting },
  ])('$from – approved while the activity is full – stays as it is', async ({ status }) => {
    await write({ status, quota: 1 });
    const before = await statuses(1);
    expect(await decide('approved')()).toBe('full');
    expect([await statuses(1), await taken(), await titles(SUBJECT)]).toEqual([before, [1, 1], []]);
  });

  test('answers changed where registrations are reviewed – are reviewed again', async () => {
    await write({ status: passed, reviewed: true });
    expect(await changeAnswers(sites.db, key, {}, at(5).getTime())).toMatchObject(done);
    expect(await statuses(1)).toMatchObject({ [SUBJECT]: toAudit });
    expect(await taken()).toEqual([2, 2]);
  });

  const ended = { endSignTime: '2026-01-10 07:59:59.0' };
  test.each([
    { name: 'the sign-up is open, places are taken', doc: {}, changes: true, withdraws: true },
    { name: 'the sign-up is over, the activity runs', doc: ended, changes: false, withdraws: false },
    {
      name: 'the sign-up is over, the activity has no beginning',
      doc: { ...ended, startTime: '' },
      changes: false,
      withdraws: true,
    },
    {
      name: 'the sign-up is over, the activity is to begin',
      ...{ doc: { ...ended, startTime: '2026-01-10 08:00:01.0' }, changes: false, withdraws: true },
    },
    {
      name: 'the activity is over',
      doc: { endTime: '2026-01-10 07:59:59.0' },
      changes: false,
      withdraws: false,
    },
  ])(
    'a registration where $name – changed: $changes, withdrawn: $withdraws',
    async ({ doc, changes, withdraws }) => {
      await write({ status: passed, doc });
      expect(await changeAnswers(sites.db, key, { entry_phone: '99' }, at(5).getTime())).toEqual(
        changes ? { success: true, message: '已修改' } : refusedWith('报名已结束，不能再修改'),
      );
      expect(await withdraw(sites.db, key, at(5).getTime())).toEqual(
        withdraws ? { success: true, message: '已取消报名' } : refusedWith('活动已开始，不能取消报名'),
      );
    },
  );

  test('answers changed to another’s phone number, to one’s own, to none – are refused where another has it', async () => {
    await write({ status: passed });
    const change = (entry_phone: string) => changeAnswers(sites.db, key, { entry_phone }, at(5).getTime());
    expect(await change('21')).toEqual(refusedWith('手机号已被报名使用，请更换'));
    expect([await change('20'), await change(''), await change('22')]).toMatchObject([
      done,
      done,
      refusedWith('手机号已被报名使用，请更换'),
    ]);
  });

  test('an entry of another activity, of another member, of the other site – in every act – is missing', async () => {
    await write({ status: passed });
    await sites.add('activities', { site_id: 1, id: 6, published_at: at(0), doc: {} });
    const note = { state: 'approved', note: '' } as const;
    expect(await decideRegistration(sites.db, 1, { activity: 6, id: ENTRY }, note, at(5))).toBe('missing');
    expect(await decideRegistration(sites.db, 1, { activity: 99, id: ENTRY }, note, at(5))).toBe('missing');
    await sites.db.script(`delete from entries where site_id = 1 and id = ${ENTRY}`);
    expect(await decide('approved')()).toBe('missing');
    expect(await withdraw(sites.db, key, at(5).getTime())).toEqual(refusedWith('没有这个报名'));
    expect(await changeAnswers(sites.db, key, {}, at(5).getTime())).toEqual(refusedWith('没有这个报名'));
  });
});

describe('[F27] members who wait', () => {
  const NAMES = [FIRST, SECOND, 11, 12];
  test.each([
    { name: 'two places more', quota: 3, promoted: [FIRST, SECOND] },
    { name: 'as many places as wait', quota: 5, promoted: NAMES },
    { name: 'no quota', quota: 0, promoted: NAMES },
    { name: 'no place', quota: 1, promoted: [] },
    { name: 'review', quota: 3, reviewed: true, promoted: [FIRST, SECOND] },
  ])(
    '$name – given to four who wait – goes to $promoted, who are counted and hear of it',
    async ({ quota, reviewed = false, promoted }) => {
      await write({ quota, reviewed, queue: NAMES });
      await promoteWaiting(sites.db, 1, ACTIVITY, at(5));
      const status = reviewed ? toAudit : passed;
      expect(await statuses(1)).toEqual(
        Object.fromEntries([
          [PLACED, passed],
          ...NAMES.map((member) => [member, promoted.includes(member) ? status : waiting]),
        ]),
      );
      expect(await taken()).toEqual([1 + promoted.length, 1]);
      for (const member of NAMES)
        expect(await listDecisionMessages(sites.db, 1, member, 9)).toMatchObject(
          promoted.includes(member)
            ? [
                {
                  title: registrationPlaced,
                  content: '河边植树',
                  url: expect.stringMatching(/registrationDetail\/5\/2\d\.html$/),
                },
              ]
            : [],
        );
      expect(Object.values(await statuses(2)).filter((one) => one === waiting)).toHaveLength(4);
    },
  );

  test.each([
    { now: END, count: 2 },
    { now: END + 1, count: 0 },
  ])('places freed at $now – the end is included – go to $count of two', async ({ now, count }) => {
    await write({ quota: 9 });
    await promoteWaiting(sites.db, 1, ACTIVITY, new Date(now));
    expect(await taken()).toEqual([1 + count, 1]);
  });

  test('the list as a reader has it – who waits, who has a place, nobody – tells of their own place alone', async () => {
    await write({});
    await sites.add('entries', {
      ...{
        site_id: 1,
        id: 30,
        activity_id: ACTIVITY,
        member_id: 0,
        status: waiting,
        created_at: at(0),
        regist_code: 'N',
      },
    });
    const view = (member: number) => waitingView(sites.db, 1, ACTIVITY, member);
    expect(await Promise.all([view(SECOND), view(PLACED), view(0)])).toEqual([
      { waitingNum: 3, waitingPlace: 2 },
      { waitingNum: 3, waitingPlace: 0 },
      { waitingNum: 3, waitingPlace: 0 },
    ]);
  });
});

describe('[K3] sign-ups that come at once', () => {
  const now = () => at(5).getTime();
  const outcomes = async (jobs: readonly Partial<SignUp>[]) => {
    const signUps = createSignUps(sites.db, now);
    const answers = await Promise.all(
      jobs.map((job) =>
        signUps.signUp(1, { activity: ACTIVITY, member: 0, answers: {}, waits: false, ...job }),
      ),
    );
    return answers.map((one) => (one.kind === 'refused' ? one.message : one.status));
  };

  test('of one phone number, of none – below a quota – are refused where it is taken', async () => {
    await write({ quota: 9, queue: [] });
    expect(
      await outcomes([
        { member: 9, answers: { entry_phone: '1' } },
        { member: 10, answers: { entry_phone: '1' } },
        { member: 11, answers: { entry_phone: '' } },
        { member: 12, answers: {} },
        { member: SUBJECT, answers: { entry_phone: '21' } },
      ]),
    ).toEqual([passed, '手机号已被报名使用，请更换', passed, passed, '手机号已被报名使用，请更换']);
    expect(await taken()).toEqual([4, 1]);
  });

  test('for one place – of those who would wait and who would not – give one, a list and a refusal', async () => {
    await write({ quota: 2, queue: [] });
    expect(
      await outcomes([{ member: 9 }, { member: 10, waits: true }, { member: 11 }, { member: 0 }]),
    ).toEqual([passed, waiting, '活动名额已满，请下次再来', '活动名额已满，请下次再来']);
    expect(await taken()).toEqual([2, 1]);
  });

  test('for an activity that is reviewed, unknown, without sign-up, and by a member who is none – are stored or refused by name', async () => {
    await write({ quota: 0, reviewed: true, queue: [] });
    await sites.add('activities', {
      ...{ site_id: 1, id: 6, published_at: at(0) },
      doc: { participatorNum: 0, entryType: 0, ...dates, startSignTime: '', endSignTime: '' },
    });
    expect(
      await outcomes([
        { member: 9 },
        { member: 10, activity: 99 },
        { member: 10, activity: 6 },
        { member: 99 },
      ]),
    ).toEqual([toAudit, '没有这个活动', '这个活动不需要报名', '该账号已停用']);
    expect(await taken()).toEqual([2, 0, 1]);
  });
});
