import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';

interface FilePickerProps {
  readonly types: readonly string[];
  readonly onChoose: (files: File[]) => void;
  /** The button. */
  readonly children: ReactNode;
}

export const FilePicker = ({ types, onChoose, children }: FilePickerProps) => (
  <FileTrigger
    acceptedFileTypes={types}
    allowsMultiple
    onSelect={(files) => onChoose(Array.from(files ?? []))}
  >
    {children}
  </FileTrigger>
);
