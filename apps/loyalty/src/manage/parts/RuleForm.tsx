import { useFormat } from '@galleria/i18n'
import { errorAt, SaveBar, parts as styles, useDraft, useSend } from '@galleria/manage'
import type { LoyaltyEarningRule } from '@galleria/platform-client/loyalty-rules'
import { Button, Checkbox, Field } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { ruleDraft } from '../rules/rule-draft.ts'

interface Props {
  readonly rule: LoyaltyEarningRule
  readonly currency: string
}

/** One way to earn, with what members will read of it below. */
export function RuleForm({ rule, currency }: Props) {
  const t = useMessages()
  const format = useFormat()
  const { sent, isSending, send } = useSend()
  const { draft, isChanged, change, reset } = useDraft(ruleDraft(rule))
  const isRate = rule.conversionRate !== undefined
  const at = (end: string) => errorAt(sent?.errors, end)
  const points = Number(draft.points) || 0
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ intent: 'save', rule, draft })
      }}
    >
      <div className={styles.inline}>
        <Field
          label={t('rules.name')}
          value={draft.title}
          maxLength={50}
          error={at('title')}
          onChange={(event) => change({ title: event.target.value })}
        />
        <Field
          label={t('rules.points')}
          inputMode="numeric"
          value={draft.points}
          error={at('configs[0].points')}
          onChange={(event) => change({ points: event.target.value })}
        />
        {isRate && (
          <Field
            label={t('rules.money', { currency })}
            inputMode="decimal"
            value={draft.money}
            error={at('configs[0].moneyAmount')}
            onChange={(event) => change({ money: event.target.value })}
          />
        )}
      </div>
      <Checkbox checked={draft.active} onChange={(event) => change({ active: event.target.checked })}>
        {t('rules.active')}
      </Checkbox>
      <div className={styles.preview}>
        <p>{t('preview.title')}</p>
        <p>
          {draft.active ? (
            <>
              <bdi>{draft.title}</bdi>
              {' · '}
              <strong>
                {isRate
                  ? t('rules.says-rate', {
                      count: points,
                      money: format.money(Number(draft.money) || 0, currency),
                    })
                  : t('rules.says-fixed', { count: points })}
              </strong>
            </>
          ) : (
            t('reward.hidden')
          )}
        </p>
      </div>
      <SaveBar {...{ sent, isSending, isChanged }} onReset={reset}>
        {rule.metadata?.canBeDeleted && (
          <Button
            variant="danger"
            pending={isSending}
            onClick={() =>
              send({ intent: 'delete', id: rule.id, ...(rule.revision && { revision: rule.revision }) })
            }
          >
            {t('save.delete')}
          </Button>
        )}
      </SaveBar>
    </form>
  )
}
