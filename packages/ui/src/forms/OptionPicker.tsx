import { useId } from 'react'
import { join } from '../as.ts'
import { Content } from '../Content.tsx'
import { Fill } from '../Fill.tsx'
import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './OptionPicker.module.css'

export interface PickerChoice {
  /** Value reported on selection. */
  readonly value: string
  readonly label: string
  /** CSS color: shown as a swatch. */
  readonly color?: string | undefined
  /** Stays focusable and can be picked, and says so. */
  readonly soldOut?: boolean
}

export interface OptionPickerProps {
  /** The option's name: Color, Size. */
  readonly label: string
  /** In a form: the parameter's name. */
  readonly name?: string
  readonly choices: readonly PickerChoice[]
  readonly value?: string | undefined
  readonly onChange?: (value: string) => void
  readonly className?: string | undefined
}

/** Radio buttons as chips or swatches, so that arrow keys, forms and screen readers find what they know. */
export function OptionPicker({ label, name: given, choices, value, onChange, className }: OptionPickerProps) {
  const t = useMessages()
  const made = useId()
  const name = given ?? made
  const picked = choices.find((choice) => choice.value === value)
  return (
    <fieldset className={join(styles.picker, className)}>
      <legend className={styles.legend}>
        <Content text={label} />
        {picked && (
          <span className={styles.picked}>
            : <Content text={picked.label} />
          </span>
        )}
      </legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={join(styles.choice, choice.color && styles.swatch)}
            data-sold-out={choice.soldOut || undefined}
            title={choice.label}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              className={styles.input}
              checked={choice.value === value}
              onChange={() => onChange?.(choice.value)}
            />
            {choice.color ? (
              <>
                <Fill color={choice.color} className={styles.color} />
                <VisuallyHidden>
                  <Content text={choice.label} />
                </VisuallyHidden>
              </>
            ) : (
              <Content text={choice.label} />
            )}
            {choice.soldOut && <VisuallyHidden>{t('choice.sold-out')}</VisuallyHidden>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A color by itself, e.g. on a tile. */
export function Swatch({
  color,
  label,
  className,
}: {
  readonly color: string
  readonly label: string
  readonly className?: string
}) {
  return (
    <span role="img" aria-label={label} title={label} className={join(styles.dot, className)}>
      <Fill color={color} className={styles.full} />
    </span>
  )
}
