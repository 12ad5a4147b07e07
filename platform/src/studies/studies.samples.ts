import { DataReadType } from '@contract/participation/codes';
import { nothingThere, there } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import type { Owner } from '@testing/strangers';

const lesson = { id: String(seeded.study), type: DataReadType.lesson, partId: '1', progress: '30' };

/** The owner has begun the course. */
async function begun({ token }: Owner, platform: TestPlatform) {
  await platform.post('/nis/api/data/read', lesson, { token });
  return {};
}

export const samples: OperationSamples = {
  studyDetail: {
    calls: [{ id: seeded.study }],
    absent: [{ queryText: 'id=99', as: 'missing' }],
    hostile: {
      opens: 'shown',
      input: () => ({ id: String(seeded.study) }),
      having: begun,
      but: nothingThere,
    },
  },
  dataRead: {
    hostile: {
      opens: 'member',
      input: () => ({ id: String(seeded.notice), type: DataReadType.notice }),
      but: there(-1),
    },
  },
};
