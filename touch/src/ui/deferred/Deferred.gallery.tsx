import type { ComponentGallery } from '../componentStates';
import { nothing, useSampleTexts } from '../sampleTexts';
import { Deferred } from './Deferred';
import { createDeferredParts } from './deferredParts';

function Text() {
  return <p>{useSampleTexts().title}</p>;
}

const loaded = createDeferredParts(async () => ({ Text }));
const failed = createDeferredParts<{ readonly Text: typeof Text }>(() =>
  Promise.reject(new Error('the code does not load')),
);

export const gallery: ComponentGallery = {
  states: {
    loaded: () => <Deferred parts={loaded} part="Text" with={{}} onLost={nothing} />,
    failed: () => <Deferred parts={failed} part="Text" with={{}} onLost={nothing} offersRetry />,
  },
};
