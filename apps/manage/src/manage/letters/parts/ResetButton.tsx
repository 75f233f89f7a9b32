import { ConfirmDialog } from '@galleria/manage'
import { Button } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'

interface Props {
  readonly name: string
  readonly pending: boolean
  readonly onReset: () => void
}

/** Puts the platform's texts back, after a question: the merchant's own are gone then. */
export function ResetButton({ name, pending, onReset }: Props) {
  const t = useMessages()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="quiet" pending={pending} onClick={() => setAsked(true)}>
        {t('reset.do')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('reset.title', { name })}
        act={t('reset.do')}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          onReset()
        }}
      >
        <p>{t('reset.means')}</p>
      </ConfirmDialog>
    </>
  )
}
