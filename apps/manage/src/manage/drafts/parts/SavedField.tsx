import { Field, type FieldProps } from '@galleria/ui'
import { useState } from 'react'

interface Props extends Omit<FieldProps, 'value' | 'defaultValue' | 'onChange' | 'onBlur'> {
  /** As it is saved. */
  readonly saved: string
  /** @returns an error for a text that cannot be sent */
  readonly onSave: (text: string) => string | undefined
  readonly onLeave: () => void
}

/** A field that saves what is typed, and shows what is saved once it is left. */
export function SavedField({ saved, onSave, onLeave, error, ...rest }: Props) {
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  return (
    <Field
      {...rest}
      value={typed ?? saved}
      error={wrong ?? error}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        setWrong(onSave(value))
      }}
      onBlur={() => {
        onLeave()
        if (!wrong && !error && typed === saved) setTyped(undefined)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault()
        if (event.key === 'Enter') onLeave()
      }}
    />
  )
}
