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
    /** The first field whose pictures have not arrived; undefined = none. */
    uploadProblem: (): FormProblem | undefined => {
      const unsent = fields.find(({ id }) => (uploads[id] ?? 'arrived') !== 'arrived');
      if (!unsent) return undefined;
      const text = uploads[unsent.id] === 'going' ? texts.pictureGoing : texts.pictureFailed;
      return { field: unsent.id, text };
    },
  };
}
