import { EditForm, errorAt, parts as styles, useDraft, useSend } from '@galleria/manage'
import type { SubscriptionContract } from '@galleria/platform-client/subscriptions'
import { Card, Field, Heading, Select } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { changesOf, typedTerms } from '../rules/terms.ts'

/** Billing date, interval, number of cycles and email address of a contract. */
export function ChangeTerms({ contract }: { readonly contract: SubscriptionContract }) {
  const t = useMessages()
  const saved = typedTerms(contract)
  const { draft: typed, isChanged, change, reset, merge } = useDraft(saved)
  const { send, sent, isSending } = useSend<{ intent: string }>()
  const changes = changesOf(saved, typed)
  const at = (end: string) => errorAt(sent?.errors, end)
  const names: Readonly<Record<string, string>> = {
    date: t('change.date'),
    interval: t('change.interval'),
    frequency: t('change.unit'),
    cycles: t('change.cycles'),
    email: t('change.email'),
  }
  function save() {
    if (Object.keys(changes).length > 0)
      send({ intent: 'change', changes: { revision: contract.revision ?? undefined, ...changes } })
  }
  return (
    <Card>
      <Heading level={2}>{t('change.title')}</Heading>
      <EditForm
        label={t('change.title')}
        {...{ sent, isSending, isChanged, merge }}
        nameOf={(field) => names[field] ?? field}
        onReset={reset}
        onSave={save}
      >
        {saved.date && (
          <Field
            type="date"
            label={t('change.date')}
            value={typed.date}
            error={at('nextBillingDate')}
            onChange={({ currentTarget }) => change({ date: currentTarget.value })}
          />
        )}
        <Field
          type="number"
          min={1}
          max={365}
          label={t('change.interval')}
          value={typed.interval}
          error={at('interval')}
          onChange={({ currentTarget }) => change({ interval: currentTarget.value })}
        />
        <Select
          label={t('change.unit')}
          value={typed.frequency}
          error={at('frequency')}
          onChange={({ currentTarget }) => change({ frequency: currentTarget.value })}
          choices={[
            { value: 'DAY', label: t('unit.day') },
            { value: 'WEEK', label: t('unit.week') },
            { value: 'MONTH', label: t('unit.month') },
            { value: 'YEAR', label: t('unit.year') },
          ]}
        />
        <Field
          type="number"
          min={1}
          max={1000}
          label={t('change.cycles')}
          hint={t('change.cycles-hint')}
          value={typed.cycles}
          error={at('billingCycles')}
          onChange={({ currentTarget }) => change({ cycles: currentTarget.value })}
        />
        <Field
          type="email"
          label={t('change.email')}
          value={typed.email}
          maxLength={254}
          error={at('email')}
          onChange={({ currentTarget }) => change({ email: currentTarget.value })}
        />
        <p className={styles.quiet}>{t('change.meaning')}</p>
      </EditForm>
    </Card>
  )
}
