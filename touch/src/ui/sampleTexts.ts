import type { Locale } from '@touch/locales/messages';
import { LocaleContext } from '@touch/locales/words';
import { use } from 'react';

interface SampleTexts {
  readonly short: string;
  readonly title: string;
  /** Longer than any headline, with a word that fits in no line of a phone where the language has such words. */
  readonly long: string;
}

const texts: Readonly<Record<Locale, SampleTexts>> = {
  zh: {
    short: '停水',
    title: '央措隧道两头掘进，还差三百七十九米',
    long: '央措隧道两头掘进，还差三百七十九米，三处泉水由县水务局每天两次派人查看，附近七个村的饮水没有受到影响，明年春天贯通以后从县城到桑多乡的路程缩短四十分钟',
  },
  en: {
    short: 'Water',
    title: 'Yangtso tunnel: 379 metres to go, and three springs under watch',
    long: 'Yangtso tunnel: 379 metres to go, three springs under watch twice a day, and an answer of the county’s water office at https://example.org/waterworks/questions/yangtso-tunnel-springs-and-wells',
  },
  de: {
    short: 'Wasser',
    title: 'Solarwerk Longtan: drei Tage ohne Schicht, zwei davon auf der Schulbank',
    long: 'Die Trinkwasserversorgungsgenossenschaftsversammlung vertagt das Verfahren: Solarwerk Longtan bleibt drei Tage ohne Schicht, zwei davon verbringt die Belegschaft auf der Schulbank',
  },
  fr: {
    short: 'L’eau',
    title: 'À Shiqiao, la nouille se coupe au bruit',
    long: 'À Shiqiao, la nouille se coupe au bruit, et depuis trente et un ans toute la rue sait, sans regarder l’heure, quand la maison de la famille Zuo ouvre ses volets et met l’eau à bouillir',
  },
  bo: {
    short: 'སྨན་པ།',
    title: 'རྟ་བཞོན་ནས་ནད་པ་བལྟ་བར་འགྲོ་བའི་སྨན་པ།',
    long: 'བསམ་རྡོ་ཤང་གི་སྨན་པ་ཚེ་དབང་ལགས་རྟ་བཞོན་ནས་འབྲོག་པའི་ཁྱིམ་དུ་ནད་པ་བལྟ་བར་འགྲོ་བཞིན་ཡོད། རྟའི་སྟེང་དུ་སྨན་སྒམ་གཉིས་དང་། ཁྲག་ཤེད་བརྟག་པའི་ཡོ་ཆས། གོས་དྲོན་མོ་བཅས་བཀལ་ཡོད།',
  },
};

/** Texts for the gallery's states, in the page's language. */
export const useSampleTexts = (): SampleTexts => texts[use(LocaleContext)];

/** A picture that the demonstration serves. */
export const SAMPLE_PICTURE = '/demo/gallery/picture.svg';

export const nothing = (): void => undefined;
