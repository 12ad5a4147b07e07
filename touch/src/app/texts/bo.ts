import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  noPage: 'ཤོག་ངོས་འདི་མེད།',
  failed: 'ཤོག་ངོས་འདི་གནས་སྐབས་ཁ་ཕྱེ་མི་ཐུབ།',
  notSent: 'ཁྱེད་ཀྱིས་བྲིས་པའི་ནང་དོན་བསྐུར་མེད།',
  needsScript: 'འདིར་བཤེར་ཆས་ཀྱིས་ JavaScript འཁོར་དགོས། དེ་ཁ་ཕྱེས་རྗེས་ཤོག་ངོས་སྔོན་མར་ལོག་ནས་ཡང་བསྐྱར་ཚོད་ལྟ་བྱེད་རོགས།',
  back: 'ཤོག་ངོས་སྔོན་མར་ལོག',
  notice: 'དྲན་བརྡ',
  useChrome: 'གློག་ཀླད་ཐོག་Chromeབཤར་ཆས་བེད་སྤྱོད་གཏོང་རོགས།',
};
