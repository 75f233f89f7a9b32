import { DeleteButton, errorAt, SaveBar, parts as styles, useDraft, useSend } from '@galleria/manage'
import { RichField } from '@galleria/rich-text/field'
import { Field } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'

/** A thing with a name that products share. */
export interface Named {
  readonly id: string
  readonly name: string
  readonly revision: string
  /** How many products have it. */
  readonly count: number
  /** HTML. */
  readonly text?: string
}

/** Form data of a brand, ribbon or similar; created when it has no id. */
export type NamedSent =
  | {
      readonly intent: 'save'
      readonly id: string
      readonly revision: string
      readonly name: string
      readonly text: string
      readonly key: string
    }
  | { readonly intent: 'delete'; readonly id: string; readonly revision: string }
  /** All products of one get another one. */
  | { readonly intent: 'move'; readonly name: string; readonly to: string; readonly key: string }

interface Props {
  readonly one?: Named
  readonly most: number
  readonly meaning: string
  readonly hasText?: boolean
}

export function NamedForm({ one, most, meaning, hasText = false }: Props) {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const { draft, isChanged, change, reset, restore } = useDraft({
    name: one?.name ?? '',
    text: one?.text ?? '',
  })
  const [key] = useState(() => crypto.randomUUID())
  const [id, revision] = [one?.id ?? '', one?.revision ?? '']
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ intent: 'save', id, revision, key, ...draft } satisfies NamedSent)
      }}
    >
      <Field
        label={t('named.name')}
        value={draft.name}
        maxLength={most}
        dir="auto"
        error={errorAt(sent?.errors, 'name') ?? errorAt(sent?.errors, 'title')}
        onChange={(event) => change({ name: event.target.value })}
      />
      {hasText && (
        <RichField
          label={t('named.text')}
          html={draft.text}
          error={errorAt(sent?.errors, 'plainDescription')}
          onChange={(text) => change({ text })}
        />
      )}
      <SaveBar {...{ sent, isSending, isChanged }} onReset={reset} onRestore={restore}>
        {one && (
          <DeleteButton
            name={one.name}
            meaning={meaning}
            pending={isSending}
            onDelete={() => send({ intent: 'delete', id, revision } satisfies NamedSent)}
          />
        )}
      </SaveBar>
    </form>
  )
}
