import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'འདེམས་ཤོག་སྤྲོད་པ།',
  forReview: 'གཤམ་གྱི་ནང་དོན་ནི་འདེམས་ཤོག་ཞིབ་བཤེར་ཁོ་ནར་སྤྱོད་པ་ལས་སྤྱི་བསྒྲགས་མི་བྱེད།',
  send: 'སྤྲོད་པ།',
  sending: 'སྤྲོད་བཞིན་པ།',
};
