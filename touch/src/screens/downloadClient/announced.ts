import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '下载客户端', text: '这里将可以下载安卓和苹果客户端。' },
  en: { title: 'Get the app', text: 'This is where you will get the app for Android and iPhone.' },
  de: { title: 'App herunterladen', text: 'Hier laden Sie künftig die App für Android und iPhone.' },
  fr: {
    title: 'Télécharger l’application',
    text: 'Ici, vous téléchargerez l’application pour Android ou iPhone.',
  },
  bo: { title: 'APPཕབ་ལེན', text: 'འདི་ནས་Androidདང་iPhoneཡི་APPཕབ་ལེན་ཆོག་རྒྱུ་རེད།' },
};
