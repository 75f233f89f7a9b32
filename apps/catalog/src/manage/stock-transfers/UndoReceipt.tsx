import { ConfirmDialog } from '@galleria/manage'
import type { StockTransfer } from '@galleria/platform-client/stock-transfers'
import { Button } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'

interface Props {
  readonly transfer: StockTransfer
  readonly isSending: boolean
  readonly onUndo: () => void
}

/** Takes the last receiving back after saying what becomes of its goods. */
export function UndoReceipt({ transfer, isSending, onUndo }: Props) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { reference, to } = transfer
  return (
    <>
      <Button pending={isSending} onClick={() => setOpen(true)}>
        {t('moves.undo')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('moves.undo-ask', { name: reference })}
        act={t('moves.undo')}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false)
          onUndo()
        }}
      >
        <p>{t('moves.undo-more', { name: to.name ?? '–' })}</p>
      </ConfirmDialog>
    </>
  )
}
