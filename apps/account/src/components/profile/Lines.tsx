import { Button, Field, Select } from '@galleria/ui'
import { useMessages } from '../../messages/profile/index.ts'
import type { Line, Tag } from '../../rules/profile/contact-form.ts'
import { tagCopy } from '../../rules/profile/tag-copy.ts'
import styles from './forms.module.css'

interface LinesProps {
  readonly kind: 'emails' | 'phones'
  readonly lines: readonly Line[]
  readonly tags: readonly Tag[]
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (lines: readonly Line[], isTaken?: boolean) => void
}

/** E-mail addresses or telephone numbers, each with what it is for. */
export function Lines({ kind, lines, tags, errors, onChange }: LinesProps) {
  const t = useMessages()
  const isMail = kind === 'emails'
  return (
    <div className={styles.form}>
      <ul className={styles.rows}>
        {lines.map(({ value, tag }, at) => {
          const place = { place: at + 1 }
          const label = isMail ? t('contact.email', place) : t('contact.phone', place)
          return (
            // Lines have no ids, and only the last one can be new.
            <li key={at} className={styles.row}>
              <Field
                label={label}
                type={isMail ? 'email' : 'tel'}
                dir="ltr"
                maxLength={isMail ? 254 : 50}
                autoComplete={isMail ? 'email' : 'tel'}
                value={value}
                error={errors[`${kind}.${at}`]}
                onChange={({ currentTarget }) =>
                  onChange(lines.with(at, { value: currentTarget.value, tag }))
                }
              />
              <Select
                label={t('contact.use')}
                aria-label={isMail ? t('contact.email-tag', place) : t('contact.phone-tag', place)}
                value={tag}
                onChange={({ currentTarget }) =>
                  onChange(lines.with(at, { value, tag: currentTarget.value }))
                }
                choices={tags.map((each) => ({ value: each, label: t(tagCopy[each]) }))}
              />
              <Button
                variant="quiet"
                aria-label={t('contact.remove-one', { what: label })}
                onClick={() =>
                  onChange(
                    lines.filter((_, other) => other !== at),
                    true,
                  )
                }
              >
                {t('contact.remove')}
              </Button>
            </li>
          )
        })}
      </ul>
      <div>
        <Button
          disabled={lines.length >= 20}
          onClick={() => onChange([...lines, { value: '', tag: 'UNTAGGED' }])}
        >
          {isMail ? t('contact.add-email') : t('contact.add-phone')}
        </Button>
      </div>
    </div>
  )
}
