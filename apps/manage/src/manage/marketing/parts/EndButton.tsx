import { ConfirmDialog, parts as styles } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Button, ButtonLink } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'

interface Props {
  readonly name: string
  /** Address of a new one with the same terms. */
  readonly copy: string
  readonly canEnd: boolean
  readonly pending: boolean
  readonly onEnd: () => void
}

/** Duplicates a discount, and ends it at once after a question. */
export function EndButton({ name, copy, canEnd, pending, onEnd }: Props) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.buttons}>
      <ButtonLink as={Link} to={copy} size="small" aria-label={t('list.copy-of', { name })}>
        {t('list.copy')}
      </ButtonLink>
      {canEnd && (
        <Button
          size="small"
          pending={pending}
          aria-label={t('end.of', { name })}
          onClick={() => setAsking(true)}
        >
          {t('end.do')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('end.title', { name })}
        act={t('end.do')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onEnd()
        }}
      >
        <p>{t('end.means')}</p>
      </ConfirmDialog>
    </div>
  )
}
