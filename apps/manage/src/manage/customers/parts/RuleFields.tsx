import { parts } from '@galleria/manage'
import { Button, Field, Icon, IconButton, Select } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { type Fault, type RuleDraft, type RuleKind, ruleKinds } from '../rules/segment.ts'
import styles from './customer.module.css'

interface Tier {
  readonly id: string
  readonly name: string
}

interface Props {
  readonly rules: readonly RuleDraft[]
  readonly tiers: readonly Tier[]
  readonly faults: readonly (Fault | undefined)[]
  readonly currency: string
  readonly onChange: (rules: readonly RuleDraft[]) => void
}

/** Rules of a segment, a line each. */
export function RuleFields({ rules, tiers, faults, currency, onChange }: Props) {
  const t = useMessages()
  const names: Readonly<Record<RuleKind, string>> = {
    'spent-least': t('rule.spent-least'),
    'spent-most': t('rule.spent-most'),
    'orders-least': t('rule.orders-least'),
    'orders-most': t('rule.orders-most'),
    'last-within': t('rule.last-within'),
    'last-before': t('rule.last-before'),
    tag: t('rule.tag'),
    'no-tag': t('rule.no-tag'),
    country: t('rule.country'),
    'no-country': t('rule.no-country'),
    language: t('rule.language'),
    tier: t('rule.tier'),
    account: t('rule.account'),
  }
  const kinds = ruleKinds.filter((kind) => kind !== 'tier' || tiers.length > 0)
  const choicesOf = (kind: RuleKind) => {
    if (kind === 'tier') return tiers.map(({ id, name }) => ({ value: id, label: name }))
    if (kind !== 'account') return undefined
    return [
      { value: 'member', label: t('list.member') },
      { value: 'guest', label: t('list.guest') },
    ]
  }
  const put = (at: number, rule: RuleDraft) =>
    onChange(rules.map((each, index) => (index === at ? rule : each)))
  return (
    <fieldset className={parts.form}>
      <legend>{t('segments.rules')}</legend>
      {rules.length === 0 && <p className={parts.quiet}>{t('segments.anyone')}</p>}
      {rules.map(({ kind, value }, index) => {
        const choices = choicesOf(kind)
        const fault = faults[index]
        return (
          <div key={index} className={styles.rule}>
            <Select
              label={t('segments.rule')}
              value={kind}
              choices={kinds.map((each) => ({ value: each, label: names[each] }))}
              onChange={({ target }) => {
                const next = target.value as RuleKind
                put(index, { kind: next, value: choicesOf(next)?.[0]?.value ?? '' })
              }}
            />
            {choices ? (
              <Select
                label={t('segments.value')}
                value={value}
                choices={choices}
                onChange={({ target }) => put(index, { kind, value: target.value })}
              />
            ) : (
              <Field
                label={
                  kind.startsWith('spent') ? `${t('segments.value')} (${currency})` : t('segments.value')
                }
                maxLength={50}
                autoComplete="off"
                value={value}
                error={
                  fault && (fault === 'NEEDED' ? t('segments.value-needed') : t('segments.value-number'))
                }
                onChange={({ target }) => put(index, { kind, value: target.value })}
              />
            )}
            <IconButton
              label={t('segments.remove', { number: String(index + 1) })}
              onClick={() => onChange(rules.filter((_, other) => other !== index))}
            >
              <Icon name="close" size={14} />
            </IconButton>
          </div>
        )
      })}
      <div className={parts.buttons}>
        <Button
          size="small"
          disabled={rules.length >= 20}
          onClick={() => onChange([...rules, { kind: 'orders-least', value: '' }])}
        >
          {t('segments.add')}
        </Button>
      </div>
    </fieldset>
  )
}
