import { ConfirmDialog } from '@galleria/manage'
import type { StockTransfer } from '@galleria/platform-client/stock-transfers'
import { Button } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'

interface Props {
  readonly transfer: StockTransfer
  readonly isSending: boolean
  readonly onCancel: () => void
}

/** Cancels a transfer after saying what becomes of its goods. */
export function CancelTransfer({ transfer, isSending, onCancel }: Props) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { status, reference, from } = transfer
  return (
    <>
      <Button pending={isSending} onClick={() => setOpen(true)}>
        {t('moves.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('moves.cancel-ask', { name: reference })}
        act={t('moves.cancel')}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false)
          onCancel()
        }}
      >
        <p>
          {status === 'DRAFT'
            ? t('moves.cancel-draft')
            : from
              ? t('moves.cancel-back', { name: from.name ?? '–' })
              : t('moves.cancel-supplier')}
        </p>
      </ConfirmDialog>
    </>
  )
}
