import { errorAt, type Outcome, parts as styles } from '@galleria/manage'
import type { Letter } from '@galleria/platform-client/letters'
import { Button, Field, TextArea } from '@galleria/ui'
import { type FocusEvent, useRef } from 'react'
import { useMessages } from '../messages/index.ts'
import type { LetterDraft, TextName } from '../rules/draft.ts'
import own from './letters.module.css'

interface Props {
  readonly draft: LetterDraft
  readonly letter: Pick<Letter, 'language' | 'defaults' | 'placeholders'>
  readonly errors: Outcome['errors']
  readonly onChange: (part: Partial<LetterDraft>) => void
}

type Box = HTMLInputElement | HTMLTextAreaElement

/** Texts of a letter, and the placeholders that they can have. */
export function TextFields({ draft, letter, errors, onChange }: Props) {
  const t = useMessages()
  /** The field where the caret was last: a placeholder goes there. */
  const box = useRef<Box>(null)
  const props = (name: TextName) => ({
    name,
    lang: letter.language,
    value: draft[name],
    error: errorAt(errors, `texts.${name}`),
    onChange: ({ target }: { readonly target: Box }) => onChange({ [name]: target.value }),
    onFocus: ({ target }: FocusEvent<Box>) => {
      box.current = target
    },
  })
  function insert(placeholder: string) {
    const at = box.current
    const name = (at?.name ?? 'intro') as TextName
    const text = draft[name]
    const [start, end] = [at?.selectionStart ?? text.length, at?.selectionEnd ?? text.length]
    const inserted = `{${placeholder}}`
    onChange({ [name]: text.slice(0, start) + inserted + text.slice(end) })
    if (!at) return
    at.focus()
    // Once the field has its new value.
    requestAnimationFrame(() => at.setSelectionRange(start + inserted.length, start + inserted.length))
  }
  return (
    <>
      <Field label={t('text.subject')} maxLength={150} {...props('subject')} />
      <Field label={t('text.heading')} maxLength={150} {...props('heading')} />
      <TextArea
        label={t('text.intro')}
        hint={t('text.intro-hint')}
        maxLength={1000}
        rows={5}
        {...props('intro')}
      />
      {letter.defaults.button != null && (
        <Field label={t('text.button')} maxLength={60} {...props('button')} />
      )}
      <TextArea
        label={t('text.closing')}
        hint={t('text.closing-hint')}
        maxLength={600}
        rows={3}
        {...props('closing')}
      />
      <fieldset className={`${styles.form} ${styles.fields}`}>
        <legend className={styles.quiet}>{t('placeholders.title')}</legend>
        <ul className={own.names}>
          {letter.placeholders.map(({ name, example }) => (
            <li key={name}>
              <Button
                size="small"
                aria-label={t('placeholders.insert', { name: `{${name}}`, example })}
                onClick={() => insert(name)}
              >
                <bdi dir="ltr">{`{${name}}`}</bdi>
              </Button>{' '}
              <bdi className={own.quiet}>{example}</bdi>
            </li>
          ))}
        </ul>
      </fieldset>
    </>
  )
}
