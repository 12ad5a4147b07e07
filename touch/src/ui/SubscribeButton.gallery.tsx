import { SubscribeButton } from '@touch/ui/subscribe/SubscribeButton';
import type { ComponentGallery } from './componentStates';
import { nothing, useSampleTexts } from './sampleTexts';

function Button({ subscribed }: { readonly subscribed: boolean }) {
  return <SubscribeButton name={useSampleTexts().short} subscribed={subscribed} toggle={nothing} />;
}

export const gallery: ComponentGallery = {
  states: { notSubscribed: () => <Button subscribed={false} />, subscribed: () => <Button subscribed /> },
};
