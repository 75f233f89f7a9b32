import { Field, Icon, VisuallyHidden } from '@galleria/ui'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import styles from '../product.module.css'

interface Props {
  readonly label: string
  readonly hint: string
  readonly tags: readonly string[]
  readonly onChange: (tags: readonly string[]) => void
}

/** Limits of tags per product, and of characters per tag (wire §4.10). */
const MOST = 100
const LONGEST = 50

/** Words that are written one after the other: Enter or a comma ends one, Backspace in an empty field takes the last away. */
export function TagField({ label, hint, tags, onChange }: Props) {
  const t = useMessages()
  const [text, setText] = useState('')
  const [status, setStatus] = useState('')
  const field = useRef<HTMLDivElement>(null)
  const isFull = tags.length >= MOST

  function add(words: string) {
    const given = words.split(/[,;\n\t]/).map((word) => word.trim().slice(0, LONGEST))
    const fresh = [...new Set(given)].filter((word) => word && !tags.includes(word))
    setText('')
    if (fresh.length === 0) return
    onChange([...tags, ...fresh].slice(0, MOST))
    setStatus(t('tags.added', { names: fresh.join(', ') }))
  }
  function remove(tag: string) {
    onChange(tags.filter((each) => each !== tag))
    setStatus(t('tags.removed', { name: tag }))
    field.current?.querySelector('input')?.focus()
  }
  function press(event: KeyboardEvent) {
    const last = tags.at(-1)
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Backspace' && text === '' && last) {
      event.preventDefault()
      remove(last)
    } else if (event.key === ',' || event.key === ';' || (event.key === 'Enter' && text.trim())) {
      event.preventDefault()
      add(text)
    }
  }
  function paste(event: ClipboardEvent) {
    const given = event.clipboardData.getData('text')
    if (!/[,;\n\t]/.test(given)) return
    event.preventDefault()
    add(`${text}${given}`)
  }
  return (
    <div ref={field} className={styles.tagField}>
      <Field
        label={label}
        hint={isFull ? t('tags.full') : hint}
        dir="auto"
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="done"
        readOnly={isFull}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => add(text)}
      />
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={label}>
          {tags.map((tag) => (
            <li key={tag}>
              <bdi>{tag}</bdi>
              <button type="button" onClick={() => remove(tag)}>
                <VisuallyHidden>{t('tags.remove', { name: tag })}</VisuallyHidden>
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </div>
  )
}
