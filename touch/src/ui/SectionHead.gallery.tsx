import { useWords } from '@touch/locales/words';
import type { ComponentGallery } from './componentStates';
import { SectionHead } from './SectionHead';
import { useSampleTexts } from './sampleTexts';

function Head({ length, leads }: { readonly length: 'short' | 'long'; readonly leads: boolean }) {
  const text = useSampleTexts()[length];
  const words = useWords();
  const more = {
    text: words['state.loadMore'],
    label: `${words['state.loadMore']} ${text}`,
    href: '/demo/gallery',
  };
  return <SectionHead text={text} more={leads ? more : undefined} />;
}

export const gallery: ComponentGallery = {
  states: {
    short: () => <Head length="short" leads={false} />,
    leading: () => <Head length="short" leads />,
    long: () => <Head length="long" leads />,
  },
};
