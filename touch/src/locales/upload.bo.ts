import type { UploadMessages } from './messages';

export const uploadBo: UploadMessages = {
  'upload.wrongFormat': 'jpg jpeg png gif bmp བཅས་ཀྱི་པར་རིས་ཁོ་ན་སྐྱེལ་ཆོག',
  'upload.going': 'སྐྱེལ་བཞིན་པ།',
  'upload.cancel': 'སྐྱེལ་བ་མཚམས་འཇོག',
  'upload.failed': 'སྐྱེལ་མ་ཐུབ། ཡང་བསྐྱར་ཚོད་ལྟ་བྱེད་རོགས།',
  'upload.again': 'ཡང་བསྐྱར་ཚོད་ལྟ།',
  'upload.unreadable': 'པར་འདི་ཀློག་མི་ཐུབ། གཞན་ཞིག་འདེམས་རོགས།',
  'upload.portrait': 'མགོ་པར་བརྗེ་བ།',
  'upload.add': 'པར་རིས་ཁ་སྣོན།',
  'upload.remove': 'པར་རིས་སུབ་པ།',
  'upload.pictures': 'པར་རིས',
  'upload.most': (most) => `པར་རིས་མང་མཐར་${most}ལས་བརྒལ་མི་ཆོག`,
};
