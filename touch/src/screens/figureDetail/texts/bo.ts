import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'མི་སྣ',
  details: 'ལོ་རྒྱུས་མདོར་བསྡུས',
  reports: 'གནས་ཚུལ',
  allReports: 'གནས་ཚུལ་ཡོངས',
};
