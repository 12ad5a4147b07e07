import { there } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';

const adult = () => ({ year: '1990', month: '5' });

export const samples: OperationSamples = {
  minorState: { hostile: { opens: 'member' } },
  // another one's group is said by nobody else
  sayAge: { hostile: { opens: 'member', input: adult } },
  // nobody is a child here
  guardianConsent: {
    hostile: {
      opens: 'member',
      input: () => ({ phone: '13600000009', code: '000000' }),
      but: { ...there(-1), 'another member, silent': -1, 'the owner': -1 },
    },
  },
  withdrawGuardian: { hostile: { opens: 'member' } },
  minorMode: { hostile: { opens: 'member', input: () => ({ on: '1' }) } },
};
