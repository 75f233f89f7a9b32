import { DeleteButton, errorAt, SaveBar, parts as styles, useDraft, useSend } from '@galleria/manage'
import type { LoyaltyTier } from '@galleria/platform-client/loyalty-program'
import { Field } from '@galleria/ui'
import { useEffect } from 'react'
import { useMessages } from '../messages/index.ts'
import { choiceOf } from '../rules/icons.ts'
import { IconPicker } from './IconPicker.tsx'

export interface TierDraft {
  readonly name: string
  readonly description: string
  readonly points: string
  readonly icon: string
}

export function tierDraft(tier?: LoyaltyTier): TierDraft {
  return {
    name: tier?.tierDefinition.name ?? '',
    description: tier?.tierDefinition.description ?? '',
    points: tier ? String(tier.requiredPoints) : '',
    icon: choiceOf(tier?.tierDefinition.icon),
  }
}

interface Props {
  readonly tier?: LoyaltyTier
  /** Receives the draft on each change, for previews elsewhere; must be a stable function. */
  readonly onDraft: (id: string | null, draft: TierDraft) => void
}

/** Form of a tier; of a new one without `tier`. */
export function TierForm({ tier, onDraft }: Props) {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const { draft, isChanged, change, reset, restore } = useDraft<TierDraft>(tierDraft(tier))
  const id = tier?.id ?? null
  useEffect(() => onDraft(id, draft), [onDraft, id, draft])
  const revision = tier?.revision ?? ''
  const icon = tier?.tierDefinition.icon
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ intent: 'tier', id, revision, draft })
      }}
    >
      <div className={styles.inline}>
        <Field
          label={t('tiers.name')}
          value={draft.name}
          maxLength={50}
          error={errorAt(sent?.errors, 'name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Field
          label={t('tiers.points')}
          inputMode="numeric"
          value={draft.points}
          error={errorAt(sent?.errors, 'requiredPoints')}
          onChange={(event) => change({ points: event.target.value })}
        />
        <IconPicker
          value={draft.icon}
          own={choiceOf(icon) === 'own' ? icon?.url : undefined}
          onChange={(choice) => change({ icon: choice })}
        />
      </div>
      <Field
        label={t('tiers.description')}
        value={draft.description}
        maxLength={70}
        error={errorAt(sent?.errors, 'description')}
        onChange={(event) => change({ description: event.target.value })}
      />
      <SaveBar {...{ sent, isSending, isChanged }} onReset={reset} onRestore={restore}>
        {id && (
          <DeleteButton
            name={tier?.tierDefinition.name ?? ''}
            meaning={t('tiers.delete-means')}
            pending={isSending}
            onDelete={() => send({ intent: 'delete', id, revision })}
          />
        )}
      </SaveBar>
    </form>
  )
}
