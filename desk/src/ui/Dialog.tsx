import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Absent: it stays until it is answered. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
  readonly isWide?: boolean;
}

/** A window over the page; a sheet at the bottom of a phone. */
export function Dialog({ title, isOpen, onClose, children, isWide = false }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable={onClose !== undefined}
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(open) => {
        if (!open) onClose?.();
      }}
      className={styles.veil ?? ''}
    >
      <Modal className={`${styles.sheet} ${isWide ? styles.wide : ''}`}>
        <AriaDialog className={styles.dialog ?? ''}>
          <Heading slot="title" className={styles.title ?? ''}>
            {title}
          </Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

export const DialogFoot = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);
