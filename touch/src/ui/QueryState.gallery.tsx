import { useWords } from '@touch/locales/words';
import type { ComponentGallery } from './componentStates';
import { Notice } from './Notice';
import { QueryState } from './QueryState';
import { nothing, useSampleTexts } from './sampleTexts';

const failed = { state: 'failed', message: '', retry: nothing } as const;
const children = (text: string) => <p>{text}</p>;

export const gallery: ComponentGallery = {
  states: {
    loading: () => (
      <QueryState result={{ state: 'loading' }} empty={null}>
        {children}
      </QueryState>
    ),
    failed: () => (
      <QueryState result={failed} empty={null}>
        {children}
      </QueryState>
    ),
    refused: function Refused() {
      const { long } = useSampleTexts();
      return (
        <QueryState result={{ ...failed, message: long }} empty={null}>
          {children}
        </QueryState>
      );
    },
    empty: function Empty() {
      const words = useWords();
      return (
        <QueryState result={{ state: 'empty' }} empty={<Notice kind="empty" text={words['state.empty']} />}>
          {children}
        </QueryState>
      );
    },
    ready: function Ready() {
      const { short } = useSampleTexts();
      return (
        <QueryState result={{ state: 'ready', value: short }} empty={null}>
          {children}
        </QueryState>
      );
    },
  },
};
