import { useWords } from '@touch/locales/words';
import type { ComponentGallery } from './componentStates';
import { Notice } from './Notice';
import { nothing, useSampleTexts } from './sampleTexts';

export const gallery: ComponentGallery = {
  states: {
    empty: function Empty() {
      const words = useWords();
      return <Notice kind="empty" text={words['state.empty']} />;
    },
    failed: function Failed() {
      const words = useWords();
      const action = { text: words['state.retry'], run: nothing };
      return <Notice kind="failed" text={words['state.networkError']} action={action} />;
    },
    gone: function Gone() {
      const words = useWords();
      const link = { text: words['state.toHome'], href: '/demo/gallery' };
      return <Notice kind="gone" heading text={words['state.empty']} link={link} />;
    },
    closed: function Closed() {
      const words = useWords();
      return <Notice kind="closed" text={words['state.closed']} detail={words['state.closedWhy']} />;
    },
    long: function Long() {
      const words = useWords();
      const texts = useSampleTexts();
      const action = { text: words['state.retry'], run: nothing };
      return <Notice kind="failed" text={texts.long} detail={texts.long} action={action} />;
    },
    short: function Short() {
      const { short } = useSampleTexts();
      return <Notice kind="later" text={short} />;
    },
  },
};
