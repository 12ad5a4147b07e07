import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '帖子详情', text: '这里将是一个帖子：看正文、图片和回复。' },
  en: { title: 'Post', text: 'This will show one post with its pictures and replies.' },
  de: { title: 'Beitrag', text: 'Hier steht künftig ein Beitrag mit Bildern und Antworten.' },
  fr: { title: 'Message', text: 'Ici, vous lirez un message, ses photos et ses réponses.' },
  bo: { title: 'འགྲེམས་ཡིག་ཞིབ་ཕྲ', text: 'འདིར་འགྲེམས་ཡིག་གཅིག་གི་ནང་དོན་དང་པར་རིས། ལན་བཅས་མངོན་རྒྱུ་རེད།' },
};
