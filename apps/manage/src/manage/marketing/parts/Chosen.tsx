import { Button } from '@galleria/ui'
import type { ReactNode } from 'react'
import type { NamedScope } from '../data/named-scopes.ts'
import { useMessages } from '../messages/index.ts'
import styles from './marketing.module.css'

interface Props<Item> {
  readonly chosen: readonly Item[]
  /** Control of one, beside its name. */
  readonly control?: (item: Item) => ReactNode
  readonly onRemove: (item: Item) => void
}

/** Choices, each with a button that removes it. */
export function Chosen<Item extends NamedScope>({ chosen, control, onRemove }: Props<Item>) {
  const t = useMessages()
  return (
    <ul className={styles.chosen}>
      {chosen.map((item) => (
        <li key={item.scope}>
          <bdi>{item.name}</bdi>
          {control?.(item)}
          <Button
            size="small"
            variant="quiet"
            aria-label={t('scopes.remove', { name: item.name })}
            onClick={() => onRemove(item)}
          >
            {t('scopes.take-out')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
