import type { RegistrationStatus } from '@contract/participation/codes';

/** Registrations of the demonstration (wire S14). Names come from `readers.ts`; the phone numbers use a prefix that no real phone has. */
export interface DemoEntry {
  /** Key of the activity. */
  readonly activity: string;
  readonly reader: string;
  readonly status: keyof typeof RegistrationStatus;
  readonly daysAgo: number;
  readonly time: string;
  readonly answers: Readonly<Record<string, string>>;
}

export const entries: readonly DemoEntry[] = [
  {
    activity: 'activity-river-day',
    reader: '小城青年',
    status: 'passed',
    daysAgo: 3,
    time: '20:14',
    answers: { entry_realName: '姜北川', entry_phone: '12000000021', entry_age: '24', entry_part: '浅滩' },
  },
  {
    activity: 'activity-photo-call',
    reader: '小城青年',
    status: 'toAudit',
    daysAgo: 1,
    time: '22:40',
    answers: {
      entry_realName: '姜北川',
      entry_phone: '12000000021',
      entry_story: '外婆的铜锁，开了六十年的碗柜。钥匙丢过两回，锁匠都说这锁比他岁数大。',
      entry_since: '',
    },
  },
  {
    activity: 'activity-reading-aloud',
    reader: '洛桑曲珍',
    status: 'passed',
    daysAgo: 12,
    time: '12:05',
    answers: { entry_realName: '洛桑曲珍', entry_phone: '12000000022', entry_language: '汉语,藏语' },
  },
  {
    activity: 'activity-river-day',
    reader: '看水的人',
    status: 'passed',
    daysAgo: 2,
    time: '07:31',
    answers: { entry_realName: '彭守义', entry_phone: '12000000023', entry_age: '58', entry_part: '老码头' },
  },
  {
    activity: 'activity-river-day',
    reader: '骑车送餐的',
    status: 'notPassed',
    daysAgo: 1,
    time: '15:20',
    answers: { entry_realName: '冉小波', entry_phone: '12000000024', entry_age: '12' },
  },
  {
    activity: 'activity-reading-aloud',
    reader: '语文课代表',
    status: 'waiting',
    daysAgo: 4,
    time: '21:12',
    answers: { entry_realName: '柏小满', entry_phone: '12000000025', entry_language: '汉语' },
  },
  {
    activity: 'activity-reading-aloud',
    reader: '等水巷口',
    status: 'waiting',
    daysAgo: 2,
    time: '06:50',
    answers: { entry_realName: '吉克阿呷', entry_phone: '12000000026', entry_language: '汉语,彝语' },
  },
];
