import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '区块链证书', text: '这里将展示稿件的区块链证书。' },
  en: { title: 'Blockchain certificate', text: 'This will show an article’s blockchain certificate.' },
  de: {
    title: 'Blockchain-Zertifikat',
    text: 'Hier steht künftig das Blockchain-Zertifikat eines Artikels.',
  },
  fr: { title: 'Certificat blockchain', text: 'Ici s’affichera le certificat blockchain d’un article.' },
  bo: { title: 'དུམ་བུའི་སྦྲེལ་ཐག་དཔང་རྟགས', text: 'འདིར་རྩོམ་ཡིག་གི་དུམ་བུའི་སྦྲེལ་ཐག་དཔང་ཡིག་མངོན་རྒྱུ་རེད།' },
};
