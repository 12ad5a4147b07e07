import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Online study',
  done: (n, all) => `${n} of ${all} parts done`,
  thisDevice: 'Log in to continue on other devices',
  progress: 'Progress',
  partDone: 'Done',
  partShare: (percent) => `${percent}% done`,
  text: 'Text',
  failed: 'Playing failed. Please try again later.',
};
