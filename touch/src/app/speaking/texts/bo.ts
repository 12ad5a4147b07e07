import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  phoneNeeded: 'སྔོན་ལ་ཁ་པར་ཨང་གྲངས་མཐུད་རོགས།',
  ageNeeded: 'སྔོན་ལ་སྐྱེས་པའི་ལོ་ཟླ་འབྲི་རོགས།',
  guardianNeeded: 'ལོ་བཅུ་བཞི་མ་ལོན་པས་སྔོན་ལ་བདག་སྐྱོང་བྱེད་མཁན་གྱི་མོས་མཐུན་དགོས།',
  minorsMode: 'ལོ་མ་ལོན་པའི་རྣམ་པའི་སྐབས་འདི་སྤྱོད་མི་ཆོག',
  silenced: (until: string, reason: string) => `ཁྱེད་ཀྱིས་ ${until} བར་འབྲི་མི་ཆོག རྒྱུ་མཚན། ${reason}`,
  suspended: (until: string, reason: string) => `ཐོ་ཁོངས་འདི་ ${until} བར་མཚམས་འཇོག་བྱས་ཡོད། རྒྱུ་མཚན། ${reason}`,
};
