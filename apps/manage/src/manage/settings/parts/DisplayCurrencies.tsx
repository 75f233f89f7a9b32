import { type Outcome, parts as styles, useRestoredFocus } from '@galleria/manage'
import { Button, Field } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { CurrencyDraft } from '../rules/store-draft.ts'

interface Props {
  readonly currencies: readonly CurrencyDraft[]
  /** Currency that the rates are for one unit of. */
  readonly own: string
  /** Id of the list that codes are chosen from. */
  readonly list: string
  readonly errors: Outcome['errors']
  readonly onChange: (currencies: readonly CurrencyDraft[]) => void
}

/** Currencies that shoppers may see prices in beside the store's own, each with its rate. */
export function DisplayCurrencies({ currencies, own, list, errors, onChange }: Props) {
  const t = useMessages()
  const restored = useRestoredFocus<HTMLFieldSetElement>()
  const wrong = (at: number, name: string) =>
    errors?.[`properties.displayCurrencies[${at}].${name}`] !== undefined
  return (
    <fieldset className={styles.form} {...restored}>
      <legend>{t('store.shown')}</legend>
      <p className={styles.quiet}>{t('store.shown-more', { currency: own })}</p>
      {currencies.map((shown, at) => {
        const change = (part: Partial<CurrencyDraft>) =>
          onChange(currencies.map((each, index) => (index === at ? { ...each, ...part } : each)))
        return (
          <div key={at} className={styles.inline}>
            <Field
              label={t('store.shown-code')}
              list={list}
              value={shown.currency}
              maxLength={3}
              spellCheck={false}
              error={wrong(at, 'currency') && t('store.shown-code-wrong', { currency: own })}
              onChange={({ target }) => change({ currency: target.value })}
            />
            <Field
              label={t('store.rate', { currency: own })}
              inputMode="decimal"
              value={shown.rate}
              maxLength={20}
              error={wrong(at, 'rate') && t('store.rate-wrong')}
              onChange={({ target }) => change({ rate: target.value })}
            />
            <Button
              size="small"
              variant="quiet"
              onClick={() => onChange(currencies.filter((_, index) => index !== at))}
            >
              {t('store.shown-remove', { currency: shown.currency })}
            </Button>
          </div>
        )
      })}
      <div>
        <Button size="small" onClick={() => onChange([...currencies, { currency: '', rate: '' }])}>
          {t('store.shown-add')}
        </Button>
      </div>
    </fieldset>
  )
}
