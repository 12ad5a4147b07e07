/** The notice's few words; the worker carries no catalogue. `text` and `retry` are `state.offline` and `state.retry`: a test holds them together. */
export interface OfflineWords {
  readonly lang: string;
  readonly title: string;
  readonly text: string;
  readonly read: string;
  readonly retry: string;
}

export const offlineWords: Readonly<Record<string, OfflineWords>> = {
  zh: {
    lang: 'zh-CN',
    title: '当前没有网络',
    text: '当前没有网络，读过的稿件仍可打开',
    read: '读过的稿件',
    retry: '重试',
  },
  en: {
    lang: 'en',
    title: 'You are offline',
    text: 'You are offline. Articles you have read still open.',
    read: 'Articles you have read',
    retry: 'Try again',
  },
  de: {
    lang: 'de',
    title: 'Sie sind offline',
    text: 'Sie sind offline. Bereits gelesene Artikel lassen sich weiterhin öffnen.',
    read: 'Bereits gelesene Artikel',
    retry: 'Erneut versuchen',
  },
  fr: {
    lang: 'fr',
    title: 'Vous êtes hors ligne',
    text: 'Vous êtes hors ligne. Les articles déjà lus restent accessibles.',
    read: 'Articles déjà lus',
    retry: 'Réessayer',
  },
  bo: {
    lang: 'bo',
    title: 'ད་ལྟ་དྲ་རྒྱ་མི་འདུག',
    text: 'ད་ལྟ་དྲ་རྒྱ་མི་འདུག བཀླགས་ཟིན་པའི་རྩོམ་ཡིག་སྔར་བཞིན་ཁ་ཕྱེ་ཐུབ།',
    read: 'བཀླགས་ཟིན་པའི་རྩོམ་ཡིག',
    retry: 'ཡང་བསྐྱར་ཚོད་ལྟ',
  },
};
