import type { ComponentGallery } from './componentStates';
import { SubscribeButton } from './SubscribeButton';
import { nothing, useSampleTexts } from './sampleTexts';

function Button({ subscribed }: { readonly subscribed: boolean }) {
  return <SubscribeButton name={useSampleTexts().short} subscribed={subscribed} toggle={nothing} />;
}

export const gallery: ComponentGallery = {
  states: { notSubscribed: () => <Button subscribed={false} />, subscribed: () => <Button subscribed /> },
};
