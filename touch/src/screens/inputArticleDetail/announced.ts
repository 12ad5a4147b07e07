import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '投稿详情', text: '这里将是您的投稿：看内容和审核结果。' },
  en: { title: 'Contribution', text: 'This will show your contribution and the editors’ decision.' },
  de: {
    title: 'Einsendung',
    text: 'Hier sehen Sie künftig Ihre Einsendung und die Entscheidung der Redaktion.',
  },
  fr: { title: 'Contribution', text: 'Ici, vous verrez votre contribution et la décision de la rédaction.' },
  bo: { title: 'རྩོམ་ཡིག་གོང་འབུལ་ཞིབ་ཕྲ', text: 'འདིར་ཁྱེད་ཀྱི་རྩོམ་ཡིག་གོང་འབུལ་ནང་དོན་དང་ཞིབ་བཤེར་མཇུག་འབྲས་མངོན་རྒྱུ་རེད།' },
};
