import { useVisit } from '@touch/outside/visit';
import type { LoadMedia, MediaFields } from '@touch/ui/attachments';
import { useEffect, useState } from 'react';

/** The fields for files; their code loads behind the form. undefined: not yet loaded, the words can be sent without them. */
export function useMediaFields(loadMedia: LoadMedia): MediaFields | undefined {
  const { locale } = useVisit();
  const [loaded, setLoaded] = useState<{ readonly MediaFields: MediaFields }>();
  useEffect(() => {
    loadMedia(locale).then(
      (MediaFields) => setLoaded({ MediaFields }),
      () => undefined,
    );
  }, [loadMedia, locale]);
  return loaded?.MediaFields;
}
