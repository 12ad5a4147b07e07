import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '积分明细', text: '这里将是积分明细：看总分和每日得分，并可兑换礼品。' },
  en: {
    title: 'Points',
    text: 'This will show your points: the total, each day’s, and what you can redeem.',
  },
  de: {
    title: 'Punkteübersicht',
    text: 'Hier sehen Sie künftig Ihre Punkte, gesamt und nach Tagen, und können sie einlösen.',
  },
  fr: {
    title: 'Détail des points',
    text: 'Ici, vous verrez vos points, au total et par jour, et pourrez les échanger.',
  },
  bo: { title: 'སྐར་གྲངས་ཞིབ་ཕྲ', text: 'འདི་ནས་སྐར་གྲངས་སྡོམ་འབོར་དང་ཉིན་རེའི་སྐར་གྲངས་ལ་ལྟ་བ་དང་ལག་རྟགས་བརྗེ་ཆོག་རྒྱུ་རེད།' },
};
