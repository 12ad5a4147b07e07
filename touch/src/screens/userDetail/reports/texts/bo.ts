import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  none: 'ད་དུང་ཐེར་འདོན་བྱས་མེད།',
  received: 'འབྱོར་སོང་། ཞིབ་བཤེར་བྱེད་བཞིན་ཡོད།',
  upheld: 'བདེན་དཔང་བྱུང་།',
  dismissed: 'བདེན་དཔང་མ་བྱུང་།',
  untitled: 'པར།',
  why: (reason: string) => `རྒྱུ་མཚན། ${reason}`,
};
