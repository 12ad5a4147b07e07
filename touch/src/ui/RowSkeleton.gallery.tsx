import { useWords } from '@touch/locales/words';
import { RowSkeleton } from '@touch/ui/rows/RowSkeleton';
import type { ComponentGallery } from './componentStates';

function Rows({ rows }: { readonly rows: number }) {
  return <RowSkeleton rows={rows} label={useWords()['state.loading']} />;
}

export const gallery: ComponentGallery = {
  states: { one: () => <Rows rows={1} />, several: () => <Rows rows={4} /> },
};
