import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '提问详情', text: '这里将是一个提问：看回答，并可关注。' },
  en: { title: 'Question', text: 'This will show one question with its answers, and let you follow it.' },
  de: {
    title: 'Frage',
    text: 'Hier steht künftig eine Frage mit ihren Antworten, der Sie auch folgen können.',
  },
  fr: { title: 'Question', text: 'Ici, vous lirez une question et ses réponses, et pourrez la suivre.' },
  bo: { title: 'དྲི་བ་ཞིབ་ཕྲ', text: 'འདི་ནས་དྲི་བ་གཅིག་གི་ལན་ལ་ལྟ་བ་དང་དོ་ཁུར་བྱེད་ཆོག་རྒྱུ་རེད།' },
};
