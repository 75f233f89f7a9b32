import type { ComponentProps, ReactNode } from 'react'
import { join } from './as.ts'
import styles from './details.module.css'
import { Share } from './Fill.tsx'
import { Icon } from './Icon.tsx'

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  readonly title: ReactNode
}

/** Opens without script. */
export function Disclosure({ title, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={join(styles.disclosure, className)}>
      <summary className={styles.summary}>
        {title}
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

export interface DescriptionListProps extends ComponentProps<'dl'> {
  readonly items: readonly { readonly term: string; readonly value: ReactNode; readonly strong?: boolean }[]
}

/** Terms on one side, values on the other; the total is strong. */
export function DescriptionList({ items, className, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={join(styles.list, className)}>
      {items.map(({ term, value, strong }) => (
        <div key={term} className={join(styles.row, strong && styles.strong)}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface MeterProps {
  readonly label: string
  readonly value: number
  readonly max: number
  /** In words: `320 of 500 points`. */
  readonly text: string
  readonly className?: string | undefined
}

export function Meter({ label, value, max, text, className }: MeterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers do not let a native meter be drawn alike.
    <div
      className={join(styles.meter, className)}
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={text}
    >
      <Share of={max > 0 ? value / max : 0} className={styles.bar} />
    </div>
  )
}
