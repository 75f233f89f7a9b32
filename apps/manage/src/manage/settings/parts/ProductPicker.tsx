import { parts as styles } from '@galleria/manage'
import { Button, Field, Icon, IconButton } from '@galleria/ui'
import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import type { Choice } from '../rules/countries.ts'

interface Props {
  readonly picked: readonly Choice[]
  readonly found: readonly Choice[] | undefined
  readonly find: (words: string) => void
  readonly onChange: (picked: readonly Choice[]) => void
}

/** Products that were picked, and a search that adds to them. */
export function ProductPicker({ picked, found, find, onChange }: Props) {
  const t = useMessages()
  const [words, setWords] = useState('')
  const offered = found?.filter(({ value }) => !picked.some((each) => each.value === value))
  /** Enter looks, and does not save the form. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (words.trim()) find(words)
  }
  return (
    <fieldset className={styles.form}>
      <legend>{t('common.products')}</legend>
      <div className={styles.inline}>
        <Field
          type="search"
          label={t('picker.search')}
          value={words}
          maxLength={100}
          onKeyDown={onKeyDown}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button onClick={() => words.trim() && find(words)}>{t('picker.find')}</Button>
      </div>
      <div role="status">
        {offered && <p className={styles.quiet}>{t('picker.found', { count: offered.length })}</p>}
      </div>
      {offered && offered.length > 0 && (
        <div className={styles.buttons}>
          {offered.map((product) => (
            <Button key={product.value} size="small" onClick={() => onChange([...picked, product])}>
              {t('picker.add', { name: product.label })}
            </Button>
          ))}
        </div>
      )}
      {picked.length === 0 ? (
        <p className={styles.quiet}>{t('picker.none')}</p>
      ) : (
        <ul className={styles.form}>
          {picked.map(({ value, label }) => (
            <li key={value} className={styles.named}>
              <bdi>{label}</bdi>
              <IconButton
                label={t('picker.remove', { name: label })}
                onClick={() => onChange(picked.filter((each) => each.value !== value))}
              >
                <Icon name="close" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
