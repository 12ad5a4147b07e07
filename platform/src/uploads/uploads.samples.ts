import { anOpenUpload, MP3 } from '@testing/anOpenUpload';
import { there } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';

/** Upload of the owner; nobody else can send to it, join it or end it. */
const ID = 'f0'.repeat(16);
const notTheirs = { 'another member': -1, 'another member, silent': -1, ...there(-1) };

export const samples: OperationSamples = {
  upload: {
    hostile: { opens: 'member' },
  },
  uploadAccessToken: {
    hostile: {
      opens: 'member',
      input: () => ({ fileName: 'a.mp3', size: String(MP3.length) }),
      // no identity is claimed: everybody opens their own
      but: { 'another member': 0 },
    },
  },
  minioUpload: {
    hostile: {
      opens: 'member',
      input: () => ({ uploadId: ID, partNumber: '1' }),
      having: async (owner, { db }) => {
        await anOpenUpload(db, { id: ID, member: owner.id });
        return {};
      },
      but: notTheirs,
    },
  },
  consolidatedResults: {
    hostile: {
      opens: 'member',
      input: () => ({ uploadId: ID, parts: '[]' }),
      having: async (owner, { db }) => {
        const parts = await anOpenUpload(db, { id: ID, member: owner.id, bytes: MP3 });
        return { parts: JSON.stringify(parts) };
      },
      but: notTheirs,
    },
  },
  uploadDone: {
    hostile: {
      opens: 'member',
      input: () => ({ uploadId: ID }),
      having: async (owner, platform) => {
        const parts = await anOpenUpload(platform.db, { id: ID, member: owner.id, bytes: MP3 });
        const input = { uploadId: ID, parts: JSON.stringify(parts) };
        await platform.post('/mam/api/consolidatedResults', input, { token: owner.token });
        return {};
      },
      but: notTheirs,
    },
  },
};
