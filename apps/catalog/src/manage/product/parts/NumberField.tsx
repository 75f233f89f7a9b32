import { Field, type FieldProps } from '@galleria/ui'

interface Props extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Without a fraction. */
  readonly isWhole?: boolean
}

/** A number as somebody is writing it, from the left in every language. */
export function NumberField({ onChange, isWhole = false, ...rest }: Props) {
  return (
    <Field
      {...rest}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      dir="ltr"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
