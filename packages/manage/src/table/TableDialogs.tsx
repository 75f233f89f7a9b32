import { Button, Checkbox } from '@galleria/ui'
import { Dialog } from '@galleria/ui/overlays'
import { useMessages } from '../messages/index.ts'
import type { Column } from './column.ts'
import styles from './table.module.css'

interface ColumnsProps {
  readonly columns: readonly Column<unknown>[]
  readonly shown: readonly string[]
  /** Null for the columns that everybody has first. */
  readonly onShow: (ids: readonly string[] | null) => void
  readonly onClose: () => void
}

/** Choice of the columns; the first names the rows and stays. */
export function ColumnsDialog({ columns, shown, onShow, onClose }: ColumnsProps) {
  const t = useMessages()
  return (
    <Dialog title={t('table.columns')} isOpen onOpenChange={onClose}>
      <div className={styles.columns}>
        {columns.slice(1).map(({ id, header }) => (
          <Checkbox
            key={id}
            checked={shown.includes(id)}
            onChange={({ target }) =>
              onShow(target.checked ? [...shown, id] : shown.filter((each) => each !== id))
            }
          >
            {header}
          </Checkbox>
        ))}
      </div>
      <div className={styles.ends}>
        <Button variant="quiet" onClick={() => onShow(null)}>
          {t('table.columns-usual')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t('table.done')}
        </Button>
      </div>
    </Dialog>
  )
}

export function KeysDialog({
  canPick,
  onClose,
}: {
  readonly canPick: boolean
  readonly onClose: () => void
}) {
  const t = useMessages()
  const keys = [
    { keys: ['↓', 'J'], does: t('keys.next') },
    { keys: ['↑', 'K'], does: t('keys.previous') },
    ...(canPick ? [{ keys: ['X'], does: t('keys.pick') }] : []),
    { keys: ['Enter'], does: t('keys.open') },
    { keys: ['?'], does: t('keys.help') },
  ]
  return (
    <Dialog title={t('table.keys')} isOpen onOpenChange={onClose}>
      <p>{t('keys.where')}</p>
      <dl className={styles.keys}>
        {keys.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
