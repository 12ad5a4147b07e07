import { anEntry } from '@testing/anEntry';
import { nothingThere, there } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import type { Owner } from '@testing/strangers';

const ownEntry = async (owner: Owner, { db }: TestPlatform) => ({
  entryID: String(await anEntry(db, { activity: seeded.activity, member: owner.id })),
});

export const samples: OperationSamples = {
  activityList: {
    calls: [{}, { catID: seeded.activityCategory }, { catID: 77 }],
  },
  activityCats: {
    calls: [{}],
  },
  activityDetail: {
    calls: [{ fileId: seeded.activity }],
    absent: [{ queryText: 'fileId=99', as: 'empty' }],
    hostile: {
      opens: 'shown',
      input: () => ({ fileId: String(seeded.activity) }),
      having: ownEntry,
      but: nothingThere,
    },
  },
  entryList: {
    calls: [{ fileId: seeded.activity }, { fileId: 99 }],
  },
  registrationDetail: {
    hostile: {
      opens: 'member',
      input: () => ({ fileId: String(seeded.activity) }),
      having: async (owner, { db }) => ({
        entryID: String(await anEntry(db, { activity: seeded.activity, member: owner.id })),
      }),
      // The member's own entry, of which there is none.
      but: { 'another member, silent': 1, ...there(1) },
    },
  },
  myActivityList: {
    hostile: {
      opens: 'member',
      having: async (owner, { db }) => {
        await anEntry(db, { activity: seeded.activity, member: owner.id });
        return {};
      },
    },
  },
  getActivityVoucher: {
    hostile: { opens: 'member', input: () => ({ fileId: String(seeded.activity) }) },
  },
  activityRegist: {
    hostile: { opens: 'member', input: () => ({ fileId: '99' }) },
  },
  saveActivity: {
    hostile: { opens: 'member', input: () => ({ fileId: '99' }) },
  },
  checkEntryRepeatField: {
    hostile: {
      opens: 'member',
      input: () => ({ fileId: String(seeded.activity), fieldId: 'entry_phone', value: '12000000001' }),
      but: { 'another member': 0 },
    },
  },
  changeRegistration: {
    hostile: {
      opens: 'member',
      input: () => ({ entryID: '1' }),
      having: ownEntry,
      but: { 'another member': 0 },
    },
  },
  withdrawRegistration: {
    hostile: {
      opens: 'member',
      input: () => ({ entryID: '1' }),
      having: ownEntry,
      but: { 'another member': 0 },
    },
  },
  activityVerify: {
    hostile: {
      opens: 'member',
      input: () => ({ activityID: String(seeded.activity), registCode: 'R1' }),
      // Nobody who calls writes off registrations of the activity.
      but: { ...there(-1), 'another member, silent': -1, 'the owner': -1 },
    },
  },
};
