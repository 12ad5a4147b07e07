/** Words beside a poster's code, in the languages of the interface (C4). */
const invitations: Readonly<Record<string, string>> = {
  zh: '长按识别二维码，阅读全文',
  en: 'Scan the code to read on',
  de: 'Code scannen und weiterlesen',
  fr: 'Scannez le code pour lire la suite',
  bo: 'གཉིས་རིམ་ཨང་རྟགས་བཤེར་ནས་ཚང་མ་ཀློག་རོགས།',
};

export const invitationIn = (locale: string): string => invitations[locale] ?? invitations.zh ?? '';
