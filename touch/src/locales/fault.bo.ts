import type { FaultMessages } from './messages';

export const faultBo: FaultMessages = {
  'fault.noPage': 'ཤོག་ངོས་འདི་མེད།',
  'fault.failed': 'ཤོག་ངོས་འདི་གནས་སྐབས་ཁ་ཕྱེ་མི་ཐུབ།',
  'fault.notSent': 'ཁྱེད་ཀྱིས་བྲིས་པའི་ནང་དོན་བསྐུར་མེད།',
  'fault.needsScript': 'འདིར་བཤེར་ཆས་ཀྱིས་ JavaScript འཁོར་དགོས། དེ་ཁ་ཕྱེས་རྗེས་ཤོག་ངོས་སྔོན་མར་ལོག་ནས་ཡང་བསྐྱར་ཚོད་ལྟ་བྱེད་རོགས།',
  'fault.back': 'ཤོག་ངོས་སྔོན་མར་ལོག',
};
