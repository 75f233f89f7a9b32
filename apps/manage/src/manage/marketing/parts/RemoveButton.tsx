import { ConfirmDialog } from '@galleria/manage'
import { Button } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'

interface Props {
  readonly name: string
  readonly pending: boolean
  readonly onRemove: () => void
}

/** Takes a membership away after a question: what is left of it is lost. */
export function RemoveButton({ name, pending, onRemove }: Props) {
  const t = useMessages()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        size="small"
        pending={pending}
        aria-label={t('scopes.remove', { name })}
        onClick={() => setAsked(true)}
      >
        {t('scopes.take-out')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('plan.take-title', { name })}
        act={t('scopes.take-out')}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          onRemove()
        }}
      >
        <p>{t('plan.take-means')}</p>
      </ConfirmDialog>
    </>
  )
}
