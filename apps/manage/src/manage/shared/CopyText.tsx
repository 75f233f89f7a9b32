import { Button, toast } from '@galleria/ui'
import styles from './CopyText.module.css'
import { useMessages } from './messages/index.ts'

interface Props {
  /** Name of the text. */
  readonly label: string
  readonly text: string
}

/** A link or a key to read, to select and to copy. */
export function CopyText({ label, text }: Props) {
  const t = useMessages()
  const write = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('copy.done') })
    } catch {
      // The browser lets no page write to the clipboard here.
      toast({ title: t('copy.by-hand') })
    }
  }
  return (
    <div className={styles.row}>
      <input
        className={styles.text}
        aria-label={label}
        readOnly
        dir="ltr"
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button size="small" onClick={() => void write()}>
        {t('copy.do')}
      </Button>
    </div>
  )
}
