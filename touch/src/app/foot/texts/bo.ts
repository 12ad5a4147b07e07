import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  aboutUs: 'ང་ཚོའི་སྐོར',
  terms: 'སྤྱོད་མཁན་གྲོས་མཐུན',
  privacy: 'གསང་དོན་སྲིད་ཇུས',
  children: 'བྱིས་པའི་གནས་ཚུལ་སྲུང་སྐྱོབ་ཀྱི་སྒྲིག་སྲོལ',
  accessibility: 'བཀོལ་བདེའི་གསལ་བསྒྲགས',
  rights: (name) => `© ${name} པར་དབང་བདག་ཡོད`,
};
