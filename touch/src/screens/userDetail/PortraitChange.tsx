import { sendPortrait } from '@touch/api/uploads';
import { useVisit } from '@touch/outside/visit';
import { PictureUpload } from '@touch/widgets/upload/PictureUpload';
import { useUploadTexts } from '@touch/widgets/upload/texts';

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
