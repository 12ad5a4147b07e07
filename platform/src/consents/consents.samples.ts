import { there } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';

export const samples: OperationSamples = {
  consentState: { hostile: { opens: 'member' } },
  giveConsent: {
    hostile: {
      opens: 'member',
      having: async (_, platform) => {
        const config: unknown = (await platform.get('/app_if/getConfig?appID=1')).json();
        return { version: String(Object(config).textsVersion) };
      },
      but: { ...there(-1), 'another member, silent': -1 },
    },
  },
  withdrawConsent: { hostile: { opens: 'member' } },
};
