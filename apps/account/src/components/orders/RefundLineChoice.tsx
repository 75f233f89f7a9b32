import { useFormat } from '@galleria/i18n'
import { Checkbox, Picture, QuantityStepper, Select } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { refundReasons } from '../../rules/refunds/refund-copy.ts'
import type { RefundLine } from '../../rules/refunds/refund-form.ts'
import styles from './RefundCard.module.css'

interface Props {
  readonly line: RefundLine
  /** How many are chosen; 0 for a line that stays. */
  readonly count: number
  readonly onCount: (count: number) => void
  readonly currency: string
  readonly isExchange: boolean
  readonly errors: { readonly reason?: string | undefined; readonly variant?: string | undefined }
  /** Set where nothing was chosen: id of what says so. */
  readonly invalid: string | undefined
}

/** One line of an order in the form of a return: whether, how many, why, and for what. */
export function RefundLineChoice({ line, count, onCount, currency, isExchange, errors, invalid }: Props) {
  const t = useMessages()
  const { id, name, left, image } = line
  return (
    <li className={styles.line}>
      <Picture
        src={image?.url}
        alt=""
        width={image?.width ?? 400}
        height={image?.height ?? 400}
        sizes="48px"
        ratio="1"
      />
      <Checkbox
        checked={count > 0}
        onChange={({ target }) => onCount(target.checked ? left : 0)}
        aria-invalid={invalid ? true : undefined}
        aria-describedby={invalid}
      >
        <bdi>{name}</bdi>
      </Checkbox>
      <input type="hidden" name={`line-${id}`} value={count} />
      {count > 0 && (
        <div className={styles.details}>
          {left > 1 && (
            <div className={styles.count}>
              <QuantityStepper
                label={t('refund.quantity', { name })}
                value={count}
                max={left}
                onChange={onCount}
              />
              <span className={styles.when}>{t('refund.of', { count: left })}</span>
            </div>
          )}
          <Select
            label={<bdi>{t('refund.reason-of', { name })}</bdi>}
            name={`reason-${id}`}
            defaultValue=""
            error={errors.reason}
          >
            <option value="">{t('refund.choose')}</option>
            {refundReasons.map(({ name, label }) => (
              <option key={name} value={name}>
                {t(label)}
              </option>
            ))}
          </Select>
          {isExchange && <VariantChoice line={line} currency={currency} error={errors.variant} />}
        </div>
      )}
    </li>
  )
}

interface VariantChoiceProps {
  readonly line: RefundLine
  readonly currency: string
  readonly error: string | undefined
}

/** Variants of the same product that are in stock, each with its price difference. */
function VariantChoice({ line: { id, name, variants }, currency, error }: VariantChoiceProps) {
  const t = useMessages()
  const format = useFormat()
  const textOf = ({ name, difference }: RefundLine['variants'][number]) => {
    const amount = Number(difference)
    const text = { name: name || t('refund.the-same'), amount: format.money(Math.abs(amount), currency) }
    return amount > 0
      ? t('refund.dearer', text)
      : amount < 0
        ? t('refund.cheaper', text)
        : t('refund.even', text)
  }
  return (
    <Select
      label={<bdi>{t('refund.variant-of', { name })}</bdi>}
      name={`variant-${id}`}
      defaultValue=""
      error={error}
    >
      <option value="">{t('refund.choose-variant')}</option>
      {variants
        .filter(({ inStock }) => inStock)
        .map((variant) => (
          <option key={variant.id} value={variant.id}>
            {textOf(variant)}
          </option>
        ))}
    </Select>
  )
}
