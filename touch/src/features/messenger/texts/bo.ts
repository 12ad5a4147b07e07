import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  failed: 'སྐད་འཕྲིན་གྱི་དབང་སྤྲོད་མ་ཐུབ།',
  userFailed: 'སྐད་འཕྲིན་ནས་སྤྱོད་མཁན་གྱི་གནས་ཚུལ་ལེན་མ་ཐུབ།',
};
