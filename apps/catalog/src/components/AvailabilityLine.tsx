import type { Availability } from '../rules/availability.ts'
import styles from './AvailabilityLine.module.css'

/** Announced when a choice changes it. */
export function AvailabilityLine({
  availability: { status, text },
}: {
  readonly availability: Availability
}) {
  return (
    <p className={styles.line} data-status={status} role="status">
      {text}
    </p>
  )
}
