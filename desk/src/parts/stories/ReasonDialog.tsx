import { useText } from '@desk/texts/useText';
import { Button } from '@desk/ui/Button';
import { Dialog, DialogFoot } from '@desk/ui/Dialog';
import { TextField } from '@desk/ui/TextField';
import { useState } from 'react';

interface ReasonDialogProps {
  readonly title: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onGive: (reason: string) => void;
}

/** Asks why, before an act that others will ask about. */
export function ReasonDialog({ title, label, isOpen, onClose, onGive }: ReasonDialogProps) {
  const say = useText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const give = () => {
    if (reason.trim() === '') return setMissing(true);
    onGive(reason.trim());
    setReason('');
  };
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <TextField
        label={label}
        value={reason}
        onChange={setReason}
        maxLength={500}
        isLong
        autoFocus
        error={isMissing && reason.trim() === '' ? say('reasonMissing') : ''}
      />
      <DialogFoot>
        <Button kind="quiet" onPress={onClose}>
          {say('cancel')}
        </Button>
        <Button kind="main" onPress={give}>
          {title}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
