import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  consent: 'ངས་རྩོམ་ཡིག་གང་ཀློག་པ་བགྲང་ཆོག',
  about:
    'རྩོམ་ཡིག་དང་དུས་ཚོད། ཡོ་ཆས་འདིའི་ཨང་རྟགས་ཁོ་ན་འགོད་པ་ལས་མིང་དང་ཁ་པར། རྩིས་ཐོ་བཅས་མི་འགོད། ཚགས་པར་ལེགས་སུ་གཏོང་བའི་ཆེད་ཡིན། ནམ་ཡང་སྒོ་རྒྱག་ཆོག',
  refused: 'ཁྱེད་ཀྱི་བཤེར་ཆས་ཀྱིས་བགྲང་མི་འདོད་པ་བསྟན་པས་མི་བགྲང་།',
};
