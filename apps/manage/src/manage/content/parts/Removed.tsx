import { Button } from '@galleria/ui'
import { useEffect, useRef } from 'react'
import { useMessages } from '../messages/index.ts'
import styles from './content.module.css'

interface Props {
  /** Name of the item that was taken out of a list. */
  readonly name: string
  readonly onUndo: () => void
}

/** Notice of an item that was taken out of a draft, with its return. Takes the focus, whose button has gone with the item. */
export function Removed({ name, onUndo }: Props) {
  const t = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <p role="status" className={styles.removed}>
      <bdi>{t('announcements.removed', { name })}</bdi>
      <Button ref={button} size="small" onClick={onUndo}>
        {t('list.undo')}
      </Button>
    </p>
  )
}
