import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'ཁ་པར་མཐུད་པ',
  why: 'མཆན་དང་འགྲེམས་ཡིག དྲི་བ་བཅས་འབྲི་བའི་སྔོན་ལ་ཁ་པར་ཨང་གྲངས་བདེན་དཔང་བྱེད་རོགས། ཁྱེད་ཀྱིས་བྲིས་པའི་ནང་དོན་ཉར་ཡོད།',
};
