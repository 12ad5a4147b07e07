import { useText } from '@desk/texts/useText';
import { Button } from '@desk/ui/Button';
import { Icon } from '@desk/ui/Icon';
import { useNewStory } from './useNewStory';

export function NewStory({ site }: { readonly site: number }) {
  const say = useText();
  const { begin, isPending } = useNewStory(site);
  return (
    <Button kind="main" isDisabled={isPending} onPress={begin}>
      <Icon name="plus" /> {say('newStory')}
    </Button>
  );
}
