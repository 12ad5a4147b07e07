import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  copy: 'ཨང་རྟགས་འདྲ་བཤུས',
  copied: 'ཨང་རྟགས་འདྲ་བཤུས་བྱས་ཟིན།',
  copyFailed: 'འདྲ་བཤུས་མ་ཐུབ། ཨང་རྟགས་ཡུན་རིང་མནན་ནས་འདྲ་བཤུས་བྱེད་རོགས།',
};
