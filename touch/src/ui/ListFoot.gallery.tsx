import type { ComponentGallery } from './componentStates';
import { ListFoot } from './ListFoot';
import { nothing } from './sampleTexts';

export const gallery: ComponentGallery = {
  states: {
    more: () => <ListFoot hasMore more="idle" pages={1} loadMore={nothing} />,
    loading: () => <ListFoot hasMore more="loading" pages={1} loadMore={nothing} />,
    failed: () => <ListFoot hasMore more="failed" pages={1} loadMore={nothing} />,
    ended: () => <ListFoot hasMore={false} more="idle" pages={1} loadMore={nothing} />,
  },
};
