import { Button, Notice } from '@galleria/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { useMessages } from '../messages/index.ts'
import parts from '../parts.module.css'

const Dialog = lazy(async () => ({ default: (await import('@galleria/ui/overlays')).Dialog }))

export interface ConfirmDialogProps {
  readonly isOpen: boolean
  /** Question with the name of what it is about: `Cancel order #1007?` */
  readonly title: string
  /** Effects of the act, and those that cannot be undone. */
  readonly children: ReactNode
  /** Text of the button that does it: the verb of the question. */
  readonly act: string
  /** False for an act that is not destructive. */
  readonly isDanger?: boolean
  readonly pending?: boolean
  /** Reason of a refusal; the dialog stays open. */
  readonly problem?: string | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something is done that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    act,
    isDanger = true,
    pending = false,
    problem,
    onConfirm,
    onClose,
  } = props
  const t = useMessages()
  if (!isOpen) return null
  return (
    <Suspense>
      <Dialog title={title} isOpen decisive onOpenChange={(open) => open || onClose()}>
        {children}
        {problem && <Notice tone="danger">{problem}</Notice>}
        <div className={parts.buttons}>
          <Button onClick={onClose}>{t('delete.keep')}</Button>
          <Button variant={isDanger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
            {act}
          </Button>
        </div>
      </Dialog>
    </Suspense>
  )
}
