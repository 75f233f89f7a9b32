import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { join } from '../as.ts'
import { IconButton } from '../forms/Button.tsx'
import { Icon } from '../Icon.tsx'
import { useMessages } from '../messages/index.ts'
import { InLanguage } from './InLanguage.tsx'
import styles from './overlays.module.css'

export interface DialogProps {
  readonly title: ReactNode
  readonly isOpen: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly children: ReactNode
  /** Asks for a decision: does not close by a press outside. */
  readonly decisive?: boolean
  readonly className?: string | undefined
}

export function Dialog({ className, ...rest }: DialogProps) {
  return <Overlay {...rest} className={join(styles.dialog, className)} />
}

/** Modal over the page, placed by `className`. */
export function Overlay({ title, isOpen, onOpenChange, children, decisive = false, className }: DialogProps) {
  return (
    <InLanguage>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={!decisive}
        className={styles.scrim ?? ''}
      >
        <Modal className={className ?? ''}>
          <AriaDialog role={decisive ? 'alertdialog' : 'dialog'} className={styles.inner ?? ''}>
            <Frame title={title} onClose={() => onOpenChange(false)}>
              {children}
            </Frame>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </InLanguage>
  )
}

function Frame({
  title,
  onClose,
  children,
}: {
  readonly title: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const t = useMessages()
  return (
    <>
      <div className={styles.head}>
        <Heading slot="title" className={styles.title ?? ''}>
          {title}
        </Heading>
        <IconButton label={t('ui.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className={styles.body}>{children}</div>
    </>
  )
}
