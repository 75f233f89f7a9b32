import { languages } from '@galleria/i18n'
import { errorAt, type Outcome } from '@galleria/manage'
import { Field, Select, TextArea } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { CardDraft } from '../rules/gift-cards.ts'

interface Props {
  readonly draft: CardDraft
  readonly errors: Outcome['errors']
  readonly hint?: string
  readonly onChange: (part: Partial<CardDraft>) => void
}

/** Recipient, message and language of a card's email. */
export function RecipientFields({ draft, errors, hint, onChange }: Props) {
  const t = useMessages()
  const at = (end: string) => errorAt(errors, `recipient.${end}`)
  return (
    <>
      <Field
        label={t('card.email')}
        hint={hint}
        type="email"
        value={draft.email}
        error={at('email')}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <Field
        label={t('card.name')}
        value={draft.name}
        maxLength={100}
        error={at('name')}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextArea
        label={t('card.message')}
        value={draft.message}
        maxLength={1000}
        error={at('message')}
        onChange={(event) => onChange({ message: event.target.value })}
      />
      <Select
        label={t('card.language')}
        value={draft.language}
        choices={languages.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => onChange({ language: event.target.value })}
      />
    </>
  )
}
