import { ConfirmDialog } from '@galleria/manage'
import { Checkbox } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'

/** How products are copied; `nameAs` holds `{name}`. */
export interface Copying {
  readonly nameAs: string
  readonly withMedia: boolean
  readonly withStock: boolean
}

interface Props {
  readonly isOpen: boolean
  /** Products to copy. */
  readonly count: number
  readonly pending: boolean
  readonly problem: string | undefined
  readonly onCopy: (how: Copying) => void
  readonly onClose: () => void
}

/** Asks what of products is copied. */
export function CopyDialog({ count, onCopy, ...dialog }: Props) {
  const t = useMessages()
  const [how, setHow] = useState({ withMedia: true, withStock: false })
  return (
    <ConfirmDialog
      {...dialog}
      title={t('acts.duplicate-ask', { count })}
      act={t('acts.duplicate-do')}
      isDanger={false}
      onConfirm={() => onCopy({ nameAs: t('acts.copy-of', { name: '{name}' }), ...how })}
    >
      <p>{t('acts.duplicate-means')}</p>
      <Checkbox
        checked={how.withMedia}
        onChange={({ target }) => setHow({ ...how, withMedia: target.checked })}
      >
        {t('acts.with-media')}
      </Checkbox>
      <Checkbox
        checked={how.withStock}
        onChange={({ target }) => setHow({ ...how, withStock: target.checked })}
      >
        {t('acts.with-stock')}
      </Checkbox>
    </ConfirmDialog>
  )
}
