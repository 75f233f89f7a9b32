import styles from './Stars.module.css'

/** Five stars side by side, each 24 units wide. */
const FIVE = [0, 1, 2, 3, 4]
  .map((at) => `M${12 + 24 * at} 3.2l2.7 5.6 6 .8-4.4 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.4-4.2 6-.8z`)
  .join('')

interface Props {
  readonly value: number
  /** In words, such as `4.3 of 5 stars`. */
  readonly label: string
  readonly size?: 'small' | 'large'
}

/** Stars of which a part is full; drawn, since the policy of our pages has no style attributes. */
export function Stars({ value, label, size = 'small' }: Props) {
  return (
    <svg viewBox="0 0 120 24" role="img" aria-label={label} className={styles.stars} data-size={size}>
      <path d={FIVE} className={styles.empty} />
      <svg width={24 * value} height="24" aria-hidden="true">
        <path d={FIVE} className={styles.full} />
      </svg>
    </svg>
  )
}
