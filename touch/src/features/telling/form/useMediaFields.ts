import { useVisit } from '@touch/outside/visit';
import { type ComponentType, useEffect, useState } from 'react';
import type { MediaFieldsProps } from '../clips/MediaFields';
import type { AddPictures, LoadPictures } from './attachments';

interface MediaParts {
  readonly MediaFields: ComponentType<MediaFieldsProps>;
  readonly AddPictures: AddPictures;
}

/** The fields for files; their code loads behind the form. undefined: not yet loaded, the words can be sent without them. */
export function useMediaFields(loadPictures: LoadPictures): MediaParts | undefined {
  const { locale } = useVisit();
  const [parts, setParts] = useState<MediaParts>();
  useEffect(() => {
    const fields = import('../clips/MediaFields');
    Promise.all([fields, loadPictures(locale)]).then(
      ([{ MediaFields }, AddPictures]) => setParts({ MediaFields, AddPictures }),
      () => undefined,
    );
  }, [loadPictures, locale]);
  return parts;
}
