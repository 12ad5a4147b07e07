import { useWords } from '@touch/locales/words';
import type { ComponentGallery } from '../componentStates';
import { RowSkeleton } from './RowSkeleton';

function Rows({ rows }: { readonly rows: number }) {
  return <RowSkeleton rows={rows} label={useWords()['state.loading']} />;
}

export const gallery: ComponentGallery = {
  states: { one: () => <Rows rows={1} />, several: () => <Rows rows={4} /> },
};
