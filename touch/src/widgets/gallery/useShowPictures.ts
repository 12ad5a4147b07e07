import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';

/** Opens pictures full-screen, by their addresses; a toast says where the gallery's code does not load. */
export function useShowPictures(): (addresses: readonly string[], index: number) => void {
  const words = useWords();
  const { toast } = useVisit();
  return (addresses, index) => {
    import('./showPictures').then(
      ({ showPictures }) => showPictures(addresses, index, words),
      () => toast(words['state.networkError']),
    );
  };
}
