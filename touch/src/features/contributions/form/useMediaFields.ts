import type { Locale } from '@touch/locales/messages';
import { useVisit } from '@touch/outside/visit';
import type { MediaFields } from '@touch/ui/attachments';
import { useEffect, useState } from 'react';

async function fetchMediaFields(locale: Locale): Promise<MediaFields> {
  const { MediaFields, loadTexts } = await import('@touch/widgets/upload/clips/MediaFields');
  await loadTexts(locale);
  return MediaFields;
}

/** The fields for files; their code loads behind the form. undefined: not yet loaded, the words can be sent without them. */
export function useMediaFields(): MediaFields | undefined {
  const { locale } = useVisit();
  const [loaded, setLoaded] = useState<{ readonly MediaFields: MediaFields }>();
  useEffect(() => {
    fetchMediaFields(locale).then(
      (MediaFields) => setLoaded({ MediaFields }),
      () => undefined,
    );
  }, [locale]);
  return loaded?.MediaFields;
}
