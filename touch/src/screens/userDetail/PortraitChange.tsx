import { sendPortrait } from '@touch/api/uploads';
import { PictureUpload } from '@touch/features/upload/PictureUpload';
import { uploadWords, useUploadWords } from '@touch/features/upload/words';
import { useVisit } from '@touch/outside/visit';

interface PortraitChangeProps {
  /** Hears the address of the new one. */
  readonly done: (head: string) => void;
}

/** Another portrait (H4, wire x20). */
export function PortraitChange(props: PortraitChangeProps) {
  const { locale } = useVisit();
  return (
    <uploadWords.Within locale={locale}>
      <Choose {...props} />
    </uploadWords.Within>
  );
}

function Choose({ done }: PortraitChangeProps) {
  const words = useUploadWords();
  const { upload } = useVisit();
  return (
    <PictureUpload post={(file) => sendPortrait(upload, file)} sent={done}>
      {words['upload.portrait']}
    </PictureUpload>
  );
}
