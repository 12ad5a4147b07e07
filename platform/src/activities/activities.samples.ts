import { anEntry } from '@testing/anEntry';
import { there } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

export const samples: OperationSamples = {
  activityList: {
    calls: [{}, { catID: seeded.activityCategory }, { catID: 77 }],
  },
  activityCats: {
    calls: [{}],
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
};
