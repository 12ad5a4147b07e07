import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'འགོ་ཁྲིད་ཀྱི་སྒེའུ་ཁུང',
  regions: 'ས་ཁུལ',
  all: 'ཚང་མ',
  questionsHeading: 'དྲི་བ',
  none: 'དྲི་བ་མི་འདུག',
  ask: 'དྲི་བ་འདྲི་བ',
  askNamed: (name) => `${name} ལ་དྲི་བ་འདྲི་བ`,
};
