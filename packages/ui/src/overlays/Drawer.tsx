import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components'
import { join } from '../as.ts'
import { type DialogProps, Frame } from './Dialog.tsx'
import { InLanguage } from './InLanguage.tsx'
import styles from './overlays.module.css'

export interface DrawerProps extends Omit<DialogProps, 'decisive'> {
  readonly side?: 'start' | 'end'
}

/** A dialog at the side of the page; on a phone it takes the whole width. */
export function Drawer({ title, isOpen, onOpenChange, children, side = 'end', className }: DrawerProps) {
  return (
    <InLanguage>
      <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={styles.scrim ?? ''}>
        <Modal className={join(styles.drawer, side === 'start' ? styles.start : styles.end, className)}>
          <AriaDialog className={styles.inner ?? ''}>
            <Frame title={title} onClose={() => onOpenChange(false)}>
              {children}
            </Frame>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </InLanguage>
  )
}
