import { SaveBar, parts as styles, useDraft, useSend } from '@galleria/manage'
import type { CatalogRow, CollectionRules } from '@galleria/platform-client/catalog-rows'
import { Button, Card, Checkbox, Field, Heading, Select } from '@galleria/ui'
import { type FormEvent, useEffect, useState } from 'react'
import type { Names } from '../grid/Filters.tsx'
import { type Say, useMessages } from '../messages/index.ts'
import { focusWrong } from '../parts/focus-wrong.ts'
import {
  type ConditionDraft,
  fields,
  newCondition,
  operatorsOf,
  type RuleField,
  type RulesDraft,
  rulesDraftOf,
  rulesOf,
  wrongIn,
} from './rules.ts'

interface RulesPreview {
  readonly total: number
  readonly rows: readonly CatalogRow[]
}

interface Props {
  readonly rules: CollectionRules | null
  readonly names: Names
  /** Products that rules mean now. */
  readonly preview: (rules: CollectionRules) => Promise<RulesPreview>
}

/** Milliseconds after the last key until the preview is asked for. */
const PAUSE = 400

/** Rules by which a collection fills itself, with what they would bring in. */
export function Rules({ rules, names, preview }: Props) {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const { draft, isChanged, change, reset } = useDraft<RulesDraft>(rulesDraftOf(rules))
  const [isTried, setTried] = useState(false)
  const wrong = isTried && draft.isOn ? wrongIn(draft) : []
  const set = (key: string, part: Partial<ConditionDraft>) =>
    change({
      conditions: draft.conditions.map((each) => (each.key === key ? { ...each, ...part } : each)),
    })
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (!draft.isOn) return send({ intent: 'rules', rules: null })
    const made = rulesOf(draft)
    if (made) send({ intent: 'rules', rules: made })
    else focusWrong(event.currentTarget)
  }
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={save}>
        <Heading level={2} size="lg">
          {t('rules.title')}
        </Heading>
        <Checkbox checked={draft.isOn} onChange={({ target }) => change({ isOn: target.checked })}>
          {t('rules.on')}
        </Checkbox>
        {draft.isOn && (
          <>
            <div className={styles.inline}>
              <Select
                label={t('rules.match')}
                value={draft.match}
                onChange={({ target }) => change({ match: target.value === 'ANY' ? 'ANY' : 'ALL' })}
                choices={[
                  { value: 'ALL', label: t('rules.all') },
                  { value: 'ANY', label: t('rules.any') },
                ]}
              />
              <Select
                label={t('rules.sort')}
                value={draft.sort}
                onChange={({ target }) => change({ sort: target.value })}
                choices={[
                  { value: 'NEWEST', label: t('rules.newest') },
                  { value: 'PRICE_ASC', label: t('rules.cheapest') },
                  { value: 'PRICE_DESC', label: t('rules.dearest') },
                  { value: 'NAME', label: t('column.name') },
                  { value: 'BEST_SELLING', label: t('rules.best-selling') },
                  { value: 'MANUAL', label: t('rules.manual') },
                ]}
              />
            </div>
            {draft.conditions.map((condition, at) => (
              <Condition
                key={condition.key}
                {...{ condition, at, names }}
                error={wrong.includes(condition.key) ? wrongCopy(condition.field, t) : undefined}
                onChange={(part) => set(condition.key, part)}
                onRemove={
                  draft.conditions.length > 1
                    ? () =>
                        change({ conditions: draft.conditions.filter(({ key }) => key !== condition.key) })
                    : undefined
                }
              />
            ))}
            <div className={styles.buttons}>
              <Button
                disabled={draft.conditions.length >= 20}
                onClick={() => change({ conditions: [...draft.conditions, newCondition()] })}
              >
                {t('rules.add')}
              </Button>
            </div>
            <Preview draft={draft} preview={preview} />
          </>
        )}
        {!draft.isOn && rules && <p className={styles.quiet}>{t('rules.off-means')}</p>}
        <SaveBar {...{ sent, isSending, isChanged }} onReset={reset} saveLabel={t('rules.save')} />
      </form>
    </Card>
  )
}

interface ConditionProps {
  readonly condition: ConditionDraft
  readonly at: number
  readonly names: Names
  readonly error: string | undefined
  readonly onChange: (part: Partial<ConditionDraft>) => void
  readonly onRemove: (() => void) | undefined
}

function Condition({ condition, at, names, error, onChange, onRemove }: ConditionProps) {
  const t = useMessages()
  const { field, operator, value } = condition
  const place = { place: at + 1 }
  const known = field === 'BRAND' ? names.brands : field === 'RIBBON' ? names.ribbons : undefined
  const shared = { label: t('rules.value', place), error, value }
  return (
    <fieldset className={styles.inline}>
      <Select
        label={t('rules.field', place)}
        value={field}
        onChange={({ target }) => {
          const { key: _, ...fresh } = newCondition(target.value as RuleField)
          onChange(fresh)
        }}
        choices={fields.map((each) => ({ value: each, label: fieldCopy(each, t) }))}
      />
      <Select
        label={t('rules.operator', place)}
        value={operator}
        onChange={({ target }) => onChange({ operator: target.value })}
        choices={operatorsOf(field).map((each) => ({ value: each, label: operatorCopy(each, t) }))}
      />
      {known ? (
        <Select
          {...shared}
          onChange={({ target }) => onChange({ value: target.value })}
          choices={['', ...known].map((name) => ({ value: name, label: name || t('bulk.choose') }))}
        />
      ) : (
        field !== 'DISCOUNTED' && (
          <Field
            {...shared}
            dir="auto"
            maxLength={50}
            autoComplete="off"
            inputMode={field === 'TAG' ? 'text' : 'decimal'}
            onChange={({ target }) => onChange({ value: target.value })}
          />
        )
      )}
      {onRemove && (
        <Button variant="quiet" aria-label={t('rules.remove-of', place)} onClick={onRemove}>
          {t('rules.remove')}
        </Button>
      )}
    </fieldset>
  )
}

function Preview({ draft, preview }: Pick<Props, 'preview'> & { readonly draft: RulesDraft }) {
  const t = useMessages()
  const [found, setFound] = useState<RulesPreview>()
  const asked = JSON.stringify(rulesOf(draft))
  useEffect(() => {
    const rules = JSON.parse(asked) as CollectionRules | null
    if (!rules) return setFound(undefined)
    let isCurrent = true
    const timer = setTimeout(() => {
      preview(rules).then(
        (answer) => isCurrent && setFound(answer),
        () => isCurrent && setFound(undefined),
      )
    }, PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked, preview])
  return (
    <div>
      <p role="status">{found && t('rules.found', { count: found.total })}</p>
      {found && found.rows.length > 0 && (
        <ul className={styles.facts} aria-label={t('rules.preview')}>
          {found.rows.map(({ id, name }) => (
            <li key={id}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function fieldCopy(field: RuleField, t: Say): string {
  const words: Readonly<Record<RuleField, string>> = {
    ...{ TAG: t('rules.tag'), BRAND: t('column.brand'), RIBBON: t('column.ribbon') },
    ...{ PRICE: t('column.price'), STOCK: t('column.stock'), ADDED: t('rules.added') },
    DISCOUNTED: t('rules.discounted'),
  }
  return words[field]
}

function operatorCopy(operator: string, t: Say): string {
  const words: Readonly<Record<string, string>> = {
    ...{ IS: t('rules.is'), IS_NOT: t('rules.is-not') },
    ...{ AT_LEAST: t('rules.at-least'), AT_MOST: t('rules.at-most') },
  }
  return words[operator] ?? operator
}

function wrongCopy(field: RuleField, t: Say): string {
  if (field === 'ADDED') return t('wrong.no-count')
  return field === 'PRICE' || field === 'STOCK' ? t('wrong.no-amount') : t('wrong.required')
}
