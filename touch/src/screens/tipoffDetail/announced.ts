import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '报料详情', text: '这里将是报料页：提供新闻线索，查看处理结果。' },
  en: { title: 'Tip-off', text: 'This will be the tip-off page: send us a lead and see what came of it.' },
  de: {
    title: 'Hinweis an die Redaktion',
    text: 'Hier geben Sie uns künftig Hinweise und sehen, was daraus geworden ist.',
  },
  fr: { title: 'Info transmise', text: 'Ici, vous transmettrez une information et verrez la suite donnée.' },
  bo: { title: 'གནས་ཚུལ་སྙན་ཞུ་ཞིབ་ཕྲ', text: 'འདི་ནས་གསར་འགྱུར་གྱི་སྣེ་ཁ་མཁོ་སྤྲོད་དང་ཐག་གཅོད་མཇུག་འབྲས་ལ་ལྟ་ཆོག་རྒྱུ་རེད།' },
};
