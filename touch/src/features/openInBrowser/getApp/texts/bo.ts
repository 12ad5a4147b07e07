import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  ios: 'iPhoneཔར་གཞི་ཕབ་ལེན',
  android: 'Androidཔར་གཞི་ཕབ་ལེན',
  scan: 'ཁ་པར་གྱིས་བཤེར་ནས་ཁ་པར་ནང་ཁ་འབྱེད་རོགས།',
  qr: 'ཤོག་ངོས་འདིའི་གཉིས་རིམ་ཨང་རྟགས',
  none: 'APPད་དུང་གྲ་སྒྲིག་བྱེད་བཞིན་ཡོད། རྗེས་སུ་ཡང་བསྐྱར་ཕེབས་རོགས།',
  inApp: 'ཁྱེད་རང་APPནང་བསླེབས་ཟིན།',
  absent: 'ཁ་ཕྱེ་མ་ཐུབ་བམ། སྔོན་ལ་APPཕབ་ལེན་བྱེད་རོགས།',
  inMessenger: 'འདི་ནས་APPཕབ་ལེན་བྱེད་མི་ཐུབ།',
};
