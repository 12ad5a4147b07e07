import { useState } from 'react';
import type { FormFieldRow } from './field';
import type { FormProblem } from './fieldProblems';
import type { UploadState } from './pictures';
import { useSignFormTexts } from './texts';

/** Pictures of a form on their way: it is sent once all arrived. */
export function useUploads(fields: readonly FormFieldRow[]) {
  const texts = useSignFormTexts();
  const [uploads, setUploads] = useState<Readonly<Record<string, UploadState>>>({});
  return {
    onUpload: (field: string, state: UploadState) => setUploads((all) => ({ ...all, [field]: state })),
    /** Fields whose pictures have not arrived. */
    uploadProblems: (): readonly FormProblem[] =>
      fields
        .filter(({ id }) => (uploads[id] ?? 'arrived') !== 'arrived')
        .map(({ id }) => ({
          field: id,
          text: uploads[id] === 'going' ? texts.pictureGoing : texts.pictureFailed,
        })),
  };
}
