import { parts as styles } from '@galleria/manage'
import { Checkbox, Field } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import own from './EventTypes.module.css'

interface Props {
  readonly types: readonly string[]
  /** Null is every event. */
  readonly picked: readonly string[] | null
  readonly error: string | false
  readonly onChange: (picked: readonly string[] | null) => void
}

/** Events that a target is sent: all, or those that are picked from a list that words narrow down. */
export function EventTypes({ types, picked, error, onChange }: Props) {
  const t = useMessages()
  const [words, setWords] = useState('')
  const shown = types.filter((type) => type.includes(words.trim().toLowerCase()))
  return (
    <fieldset className={styles.form}>
      <legend>{t('webhooks.events')}</legend>
      <Checkbox checked={picked === null} onChange={({ target }) => onChange(target.checked ? null : [])}>
        {t('webhooks.every')}
      </Checkbox>
      {picked && (
        <>
          <Field
            type="search"
            label={t('webhooks.narrow')}
            error={error}
            value={words}
            maxLength={100}
            onChange={({ target }) => setWords(target.value)}
          />
          <p role="status" className={styles.quiet}>
            {t('webhooks.picked', { count: picked.length })}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1). */}
          <section className={own.list} tabIndex={0} aria-label={t('webhooks.events')}>
            {shown.map((type) => (
              <Checkbox
                key={type}
                checked={picked.includes(type)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...picked, type] : picked.filter((each) => each !== type))
                }
              >
                <bdi>{type}</bdi>
              </Checkbox>
            ))}
          </section>
        </>
      )}
    </fieldset>
  )
}
