import type { RegistrationMessages } from './messages';

export const registrationBo: RegistrationMessages = {
  'registration.signedOut': 'ཐོ་འཇུག་བྱས་རྗེས་ཁྱེད་ཀྱི་མིང་འགོད་ལ་ལྟ་ཆོག',
  'registration.none': 'ཁྱེད་ཀྱི་མིང་འགོད་མ་རྙེད།',
  'registration.noneWhy': 'མིང་མ་བཀོད་པའམ་ཐོ་ཁོངས་གཞན་གྱིས་བཀོད་པ་ཡིན་སྲིད།',
  'registration.status': 'ཞིབ་བཤེར་གནས་བབ',
  'registration.toAudit': 'ཞིབ་བཤེར་སྒུག་བཞིན་ཡོད།',
  'registration.passed': 'ཞིབ་བཤེར་བརྒལ་ཟིན།',
  'registration.notPassed': 'ཞིབ་བཤེར་མ་བརྒལ།',
  'registration.time': 'བྱེད་སྒོའི་དུས་ཚོད',
  'registration.place': 'བྱེད་སྒོའི་ས་གནས',
  'registration.created': 'མིང་འགོད་དུས་ཚོད',
  'registration.code': 'མིང་འགོད་ཨང་གྲངས',
  'registration.codeHint': 'སླེབས་སྐབས་ཨང་གྲངས་འདི་བཤད་རོགས།',
  'registration.answers': 'ཁྱེད་ཀྱིས་བྲིས་པའི་ནང་དོན',
  'registration.noAnswer': 'བྲིས་མེད།',
  'registration.openApp': 'APPཁ་ཕྱེ་བ',
  'registration.getApp': 'མཁོ་སྤྱོད་ཆས་ཕབ་ལེན',
};
