import { Button, Checkbox, Disclosure } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import styles from '../grid.module.css'
import { columns } from '../rules/columns.ts'
import { type Layout, usual, withMoved, withShown, withWidth } from '../rules/layout.ts'
import { columnName } from './column-copy.ts'

interface Props {
  readonly layout: Layout
  readonly onLayout: (layout: Layout) => void
}

/** Pixels of one press. */
const STEP = 20

/** Panel for the visibility, order and width of columns, usable without a pointer. */
export function ColumnsPanel({ layout, onLayout }: Props) {
  const t = useMessages()
  const hidden = columns.filter(({ id }) => !layout.shown.includes(id))
  const listed = [...layout.shown, ...hidden.map(({ id }) => id)]
  return (
    <Disclosure title={t('columns.title')}>
      <ul className={styles.panel}>
        {listed.map((id) => {
          const name = columnName(id, t)
          const isShown = layout.shown.includes(id)
          const width = layout.widths[id] ?? columns.find((column) => column.id === id)?.width ?? 0
          return (
            <li key={id}>
              <Checkbox
                checked={isShown}
                disabled={id === 'name'}
                onChange={({ target }) => onLayout(withShown(layout, id, target.checked))}
              >
                {name}
              </Checkbox>
              {isShown && (
                <>
                  <Button
                    size="small"
                    disabled={id === 'name'}
                    onClick={() => onLayout(withMoved(layout, id, -1))}
                  >
                    {t('columns.earlier', { name })}
                  </Button>
                  <Button
                    size="small"
                    disabled={id === 'name'}
                    onClick={() => onLayout(withMoved(layout, id, 1))}
                  >
                    {t('columns.later', { name })}
                  </Button>
                  <Button size="small" onClick={() => onLayout(withWidth(layout, id, width - STEP))}>
                    {t('columns.narrower', { name })}
                  </Button>
                  <Button size="small" onClick={() => onLayout(withWidth(layout, id, width + STEP))}>
                    {t('columns.wider', { name })}
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ul>
      <p>
        <Button size="small" variant="quiet" onClick={() => onLayout(usual)}>
          {t('columns.usual')}
        </Button>
      </p>
    </Disclosure>
  )
}
