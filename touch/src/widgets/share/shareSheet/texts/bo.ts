import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  heading: 'མཉམ་སྤྱོད',
  send: 'གྲོགས་པོར་སྐུར་བ',
  copy: 'སྦྲེལ་མཐུད་འདྲ་བཤུས',
  poster: 'མཉམ་སྤྱོད་པར་རིས་བཟོ་བ',
  posterOf: (name) => `མཉམ་སྤྱོད་པར་རིས། ${name}`,
  posterHint: 'པར་རིས་ཡུན་རིང་མནན་ནས་ཉར་བའམ་གྲོགས་པོར་སྐུར་ཆོག',
  posterFailed: 'མཉམ་སྤྱོད་པར་རིས་བཟོ་མ་ཐུབ།',
  save: 'པར་རིས་ཉར་ཚགས',
  inMessenger: 'གཡས་ཟུར་སྟེང་གི་“…”མནན་ནས་གྲོགས་པོར་སྐུར་རོགས།',
  copied: 'སྦྲེལ་མཐུད་འདྲ་བཤུས་བྱས་ཟིན།',
  copyFailed: 'འདྲ་བཤུས་མ་ཐུབ། དྲ་གནས་ཡུན་རིང་མནན་ནས་འདྲ་བཤུས་བྱེད་རོགས།',
};
