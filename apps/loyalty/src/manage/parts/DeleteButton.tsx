import { parts as styles } from '@galleria/manage'
import { Button } from '@galleria/ui'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../messages/index.ts'

const Dialog = lazy(async () => ({ default: (await import('@galleria/ui/overlays')).Dialog }))

interface Props {
  /** Name of the thing to delete. */
  readonly name: string
  /** Consequences for members. */
  readonly meaning: string
  readonly pending: boolean
  readonly onDelete: () => void
}

/** Deletes after it was asked: what is gone cannot be had back. */
export function DeleteButton({ name, meaning, pending, onDelete }: Props) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="danger" pending={pending} onClick={() => setAsking(true)}>
        {t('save.delete')}
      </Button>
      {isAsking && (
        <Suspense>
          <Dialog title={t('delete.title', { name })} isOpen decisive onOpenChange={setAsking}>
            <p>{meaning}</p>
            <div className={styles.buttons}>
              <Button onClick={() => setAsking(false)}>{t('delete.keep')}</Button>
              <Button
                variant="danger"
                onClick={() => {
                  setAsking(false)
                  onDelete()
                }}
              >
                {t('delete.do')}
              </Button>
            </div>
          </Dialog>
        </Suspense>
      )}
    </>
  )
}
