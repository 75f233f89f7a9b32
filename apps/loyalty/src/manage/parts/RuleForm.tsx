import { useFormat } from '@galleria/i18n'
import { DeleteButton, errorAt, SaveBar, parts as styles, useDraft, useSend } from '@galleria/manage'
import type { LoyaltyEarningRule } from '@galleria/platform-client/loyalty-rules'
import { Checkbox, Field } from '@galleria/ui'
import { useMemberCopy } from '../member-copy.ts'
import { useMessages } from '../messages/index.ts'
import { ruleDraft } from '../rules/rule-draft.ts'
import { RuleConfigs } from './RuleConfigs.tsx'
import type { TierName } from './TierConfigs.tsx'

interface Props {
  readonly rule: LoyaltyEarningRule
  readonly tiers: readonly TierName[]
  readonly currency: string
  readonly pointName: string | undefined
}

/** One way to earn, with what members will read of it below. */
export function RuleForm({ rule, tiers, currency, pointName }: Props) {
  const t = useMessages()
  const copy = useMemberCopy(pointName)
  const format = useFormat()
  const { sent, isSending, send } = useSend()
  const { draft, isChanged, change, reset, restore } = useDraft(ruleDraft(rule))
  const isRate = rule.conversionRate !== undefined
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ intent: 'save', rule, draft })
      }}
    >
      <Field
        label={t('rules.name')}
        value={draft.title}
        maxLength={50}
        error={errorAt(sent?.errors, 'title')}
        onChange={(event) => change({ title: event.target.value })}
      />
      <RuleConfigs
        configs={draft.configs}
        {...{ isRate, tiers, currency }}
        errors={sent?.errors}
        onChange={(configs) => change({ configs })}
      />
      <Checkbox checked={draft.active} onChange={(event) => change({ active: event.target.checked })}>
        {t('rules.active')}
      </Checkbox>
      <div className={styles.preview}>
        <p>{t('preview.title')}</p>
        {draft.active
          ? draft.configs.map(({ tierId, points, money }) => {
              const count = Number(points) || 0
              return (
                <p key={tierId}>
                  <bdi>{draft.title}</bdi>
                  {' · '}
                  <strong>
                    {isRate
                      ? copy.rate(count, format.money(Number(money) || 0, currency))
                      : copy.fixed(count)}
                  </strong>
                  {tierId && (
                    <>
                      {' · '}
                      <bdi>{tiers.find(({ id }) => id === tierId)?.name}</bdi>
                    </>
                  )}
                </p>
              )
            })
          : t('reward.hidden')}
      </div>
      <SaveBar {...{ sent, isSending, isChanged }} onReset={reset} onRestore={restore}>
        {rule.metadata?.canBeDeleted && (
          <DeleteButton
            name={rule.title ?? t('rules.untitled')}
            meaning={t('rules.delete-means')}
            pending={isSending}
            onDelete={() =>
              send({ intent: 'delete', id: rule.id, ...(rule.revision && { revision: rule.revision }) })
            }
          />
        )}
      </SaveBar>
    </form>
  )
}
