import { errorAt, SaveBar, parts as styles, useDraft, useSend } from '@galleria/manage'
import type { LoyaltyTier } from '@galleria/platform-client/loyalty-program'
import { Button, Field } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

export interface TierDraft {
  readonly name: string
  readonly description: string
  readonly points: string
}

/** One tier, or a new one without it. */
export function TierForm({ tier }: { readonly tier?: LoyaltyTier }) {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const { draft, isChanged, change, reset } = useDraft<TierDraft>({
    name: tier?.tierDefinition.name ?? '',
    description: tier?.tierDefinition.description ?? '',
    points: tier ? String(tier.requiredPoints) : '',
  })
  const id = tier?.id ?? null
  const revision = tier?.revision ?? ''
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
      </div>
      <Field
        label={t('tiers.description')}
        value={draft.description}
        error={errorAt(sent?.errors, 'description')}
        onChange={(event) => change({ description: event.target.value })}
      />
      <SaveBar {...{ sent, isSending, isChanged }} onReset={reset}>
        {id && (
          <Button
            variant="danger"
            pending={isSending}
            onClick={() => send({ intent: 'delete', id, revision })}
          >
            {t('save.delete')}
          </Button>
        )}
      </SaveBar>
    </form>
  )
}
