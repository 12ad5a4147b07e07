import { sendPortrait } from '@touch/api/upload/uploads';
import { PictureUpload } from '@touch/features/upload/PictureUpload';
import { useUploadTexts } from '@touch/features/upload/texts';
import { useVisit } from '@touch/outside/visit';

interface PortraitChangeProps {
  /** Hears the address of the new one. */
  readonly done: (head: string) => void;
}

/** Another portrait (H4, wire x20). */
export function PortraitChange({ done }: PortraitChangeProps) {
  const words = useUploadTexts();
  const { upload } = useVisit();
  return (
    <PictureUpload post={(file) => sendPortrait(upload, file)} sent={done}>
      {words.portrait}
    </PictureUpload>
  );
}
