import { errorAt, type Outcome } from '@galleria/manage'
import { Field } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

interface Props {
  readonly draft: { readonly name: string }
  readonly change: (part: { readonly name: string }) => void
  readonly errors: Outcome['errors']
  readonly maxLength: number
  readonly hint?: string
}

/** Name of an entity of the settings. */
export function NameField({ draft, change, errors, maxLength, hint }: Props) {
  const t = useMessages()
  return (
    <Field
      label={t('common.name')}
      hint={hint}
      value={draft.name}
      maxLength={maxLength}
      error={errorAt(errors, 'name')}
      onChange={({ target }) => change({ name: target.value })}
    />
  )
}
