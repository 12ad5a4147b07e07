import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '产品详情', text: '这里将是礼品页：看说明和所需积分，并可兑换。' },
  en: { title: 'Product', text: 'This will present a gift, the points it takes, and let you redeem it.' },
  de: {
    title: 'Produkt',
    text: 'Hier steht künftig eine Prämie mit den nötigen Punkten, die Sie einlösen können.',
  },
  fr: { title: 'Produit', text: 'Ici, vous verrez un cadeau et les points nécessaires pour l’obtenir.' },
  bo: { title: 'ཐོན་རྫས་ཞིབ་ཕྲ', text: 'འདི་ནས་ལག་རྟགས་ཀྱི་འགྲེལ་བཤད་དང་དགོས་པའི་སྐར་གྲངས་ལ་ལྟ་བ་དང་བརྗེ་ཆོག་རྒྱུ་རེད།' },
};
