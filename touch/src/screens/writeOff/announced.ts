import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '报名核销', text: '这里将是核销页：工作人员核对报名凭证，每张只能使用一次。' },
  en: {
    title: 'Voucher check',
    text: 'This will be the voucher check: staff confirm each voucher, once only.',
  },
  de: {
    title: 'Gutscheinprüfung',
    text: 'Hier prüft künftig das Personal die Gutscheine; jeder gilt nur einmal.',
  },
  fr: { title: 'Contrôle des bons', text: 'Ici, le personnel contrôlera les bons, chacun une seule fois.' },
  bo: {
    title: 'དཔང་རྟགས་ཞིབ་བཤེར',
    text: 'འདི་ནས་ལས་བྱེད་པས་མིང་འགོད་དཔང་རྟགས་བཤེར་རྒྱུ་རེད། དཔང་རྟགས་རེ་ཐེངས་གཅིག་ལས་བེད་སྤྱོད་གཏོང་མི་ཆོག',
  },
};
