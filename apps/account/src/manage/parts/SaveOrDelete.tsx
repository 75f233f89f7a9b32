import { type Outcome, SaveBar, parts as styles } from '@galleria/manage'
import { Button, Notice } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'

interface Deletion {
  readonly title: string
  readonly meaning: string
  readonly label: string
  readonly onDelete: () => void
}

interface Props {
  readonly sent: Outcome | undefined
  readonly isSending: boolean
  readonly isChanged: boolean
  readonly onReset: () => void
  readonly onRestore: () => void
  /** Question before the entity is deleted; a new entity has none. */
  readonly deletion: Deletion | undefined
}

/** Save bar of a form, with a button that deletes the entity after a confirmation in place. */
export function SaveOrDelete({ deletion, ...bar }: Props) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <SaveBar {...bar}>
        {deletion && !isAsking && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('change.delete')}
          </Button>
        )}
      </SaveBar>
      {deletion && isAsking && (
        <Notice tone="warning" role="alert" title={deletion.title}>
          <p>{deletion.meaning}</p>
          <div className={styles.buttons}>
            <Button variant="danger" pending={bar.isSending} onClick={deletion.onDelete}>
              {deletion.label}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('change.leave')}
            </Button>
          </div>
        </Notice>
      )}
    </>
  )
}
