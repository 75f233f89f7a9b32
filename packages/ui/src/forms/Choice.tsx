import { type ComponentProps, type ReactNode, useId } from 'react'
import { join } from '../as.ts'
import styles from './Choice.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly children: ReactNode
}

export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={join(styles.choice, className)}>
      <input {...rest} type="checkbox" className={styles.input} />
      <span>{children}</span>
    </label>
  )
}

export interface RadioChoice {
  readonly value: string
  readonly label: ReactNode
  /** A second line, e.g. when it arrives. */
  readonly description?: ReactNode
  /** At the end of the line, e.g. what it costs. */
  readonly end?: ReactNode
  readonly disabled?: boolean
}

export interface RadioGroupProps {
  readonly legend: ReactNode
  readonly name: string
  readonly choices: readonly RadioChoice[]
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
  readonly error?: ReactNode
  readonly className?: string | undefined
}

/** Choices as cards, one of which can be picked. */
export function RadioGroup({
  legend,
  name,
  choices,
  value,
  defaultValue,
  onChange,
  error,
  className,
}: RadioGroupProps) {
  const note = useId()
  return (
    <fieldset
      className={join(styles.group, className)}
      aria-describedby={error ? note : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.card}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            disabled={choice.disabled}
            className={styles.input}
            {...(value === undefined
              ? { defaultChecked: choice.value === defaultValue }
              : { checked: choice.value === value, onChange: () => onChange?.(choice.value) })}
          />
          <span className={styles.what}>
            <span>{choice.label}</span>
            {choice.description && <span className={styles.description}>{choice.description}</span>}
          </span>
          {choice.end && <span className={styles.end}>{choice.end}</span>}
        </label>
      ))}
      {error && (
        <p id={note} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
