import { type KeyboardEvent, useState } from 'react'
import { join } from '../as.ts'
import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './QuantityStepper.module.css'

export interface QuantityStepperProps {
  /** Accessible name: `Quantity of Tide vase`. */
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max?: number | undefined
  readonly onChange: (value: number) => void
  /** More than `max` was typed: after `onChange`, if there is another value than before. */
  readonly onLimited?: ((max: number) => void) | undefined
  /** Id of what says why there are no more. */
  readonly describedBy?: string | undefined
  /** In a form that is sent without script. */
  readonly name?: string | undefined
  readonly disabled?: boolean | undefined
  readonly className?: string | undefined
}

/**
 * A number by buttons, arrow keys or typing; what is typed counts when the field is left or Enter pressed.
 * A button at its limit keeps the focus, so that the keyboard is not thrown back to the top of the page.
 */
export function QuantityStepper({
  label,
  value,
  min = 1,
  max = 100_000,
  onChange,
  onLimited,
  describedBy,
  name,
  disabled = false,
  className,
}: QuantityStepperProps) {
  const t = useMessages()
  const [draft, setDraft] = useState<string>()
  const [said, setSaid] = useState('')
  const set = (wanted: number) => {
    setDraft(undefined)
    const next = Math.min(max, Math.max(min, wanted))
    if (next === value) return
    setSaid(t('quantity.said', { label, count: next }))
    onChange(next)
  }
  const commit = () => {
    if (draft === undefined) return
    const typed = Number(draft)
    const counts = Number.isInteger(typed) && draft.trim() !== ''
    set(counts ? typed : value)
    if (counts && typed > max) onLimited?.(max)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (step) set(value + step)
    else if (event.key === 'Enter') commit()
    else if (event.key === 'Escape') setDraft(undefined)
    else return
    event.preventDefault()
  }
  return (
    <fieldset className={join(styles.stepper, className)} aria-label={label}>
      <button
        type="button"
        className={styles.step}
        onClick={() => set(value - 1)}
        disabled={disabled}
        aria-disabled={value <= min || undefined}
        aria-label={t('quantity.less')}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 8h10" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </button>
      <input
        className={styles.value}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-describedby={describedBy}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={styles.step}
        onClick={() => set(value + 1)}
        disabled={disabled}
        aria-disabled={value >= max || undefined}
        aria-describedby={describedBy}
        aria-label={t('quantity.more')}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 8h10M8 3v10" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </button>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </fieldset>
  )
}
