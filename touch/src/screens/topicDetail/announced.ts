import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '问吧话题', text: '这里将是问吧话题：看问答，也可以提问。' },
  en: { title: 'Q&A topic', text: 'This will be a Q&A topic: read the answers or ask a question.' },
  de: { title: 'Fragethema', text: 'Hier entsteht ein Fragethema: Antworten lesen oder selbst fragen.' },
  fr: {
    title: 'Sujet de questions',
    text: 'Ici, vous lirez les réponses sur un sujet et pourrez poser une question.',
  },
  bo: { title: 'དྲི་བའི་གླེང་སྟེགས', text: 'འདི་ནས་དྲི་བ་དྲིས་ལན་ལ་ལྟ་བ་དང་དྲི་བ་འདྲི་ཆོག་རྒྱུ་རེད།' },
};
