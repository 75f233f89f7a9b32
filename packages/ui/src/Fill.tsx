import { join } from './as.ts'
import styles from './Fill.module.css'

/** A surface in a color that data says: drawn, since the policy of our pages has no style attributes. */
export function Fill({
  color,
  className,
}: {
  readonly color: string
  readonly className?: string | undefined
}) {
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" className={className}>
      <path d="M0 0h1v1H0z" fill={color} />
    </svg>
  )
}

/** How much of a track is full, from where lines begin: 0..1, drawn for the same reason. */
export function Share({
  of: share,
  className,
}: {
  readonly of: number
  readonly className?: string | undefined
}) {
  const width = Math.min(1, Math.max(0, share)) * 100
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={join(styles.share, className)}
    >
      <rect width={width} height="1" fill="currentColor" />
    </svg>
  )
}
