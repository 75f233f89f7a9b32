import { Field, type FieldProps } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { amountOf } from './money.ts'

interface Props extends Omit<FieldProps, 'value' | 'onChange' | 'type' | 'end'> {
  /** Text as it is typed; `amountOf` makes the platform's amount of it. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** ISO 4217. */
  readonly currency: string
}

/** An amount; once the field is left it stands there as the platform writes it, and what is no amount is told. */
export function MoneyField({ value, onChange, currency, error, onBlur, ...rest }: Props) {
  const t = useMessages()
  const isWrong = value.trim() !== '' && amountOf(value, currency) === undefined
  return (
    <Field
      {...rest}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={value}
      end={<span aria-hidden="true">{currency}</span>}
      error={error ?? (isWrong ? t('money.wrong', { currency }) : undefined)}
      onChange={({ target }) => onChange(target.value)}
      onBlur={(event) => {
        onBlur?.(event)
        const amount = amountOf(value, currency)
        if (amount !== undefined && amount !== value) onChange(amount)
      }}
    />
  )
}
