import type { ComponentProps, ReactNode } from 'react'
import { join } from './as.ts'
import styles from './EmptyState.module.css'
import { Heading } from './layout.tsx'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  readonly title: ReactNode
  readonly description?: ReactNode
  /** The way on. */
  readonly action?: ReactNode
  readonly headingLevel?: 1 | 2 | 3
}

export function EmptyState({
  title,
  description,
  action,
  headingLevel = 2,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={join(styles.empty, className)}>
      <svg viewBox="0 0 96 64" width="96" height="64" aria-hidden="true" className={styles.art}>
        <path
          d="M28 56V30a20 20 0 0 1 40 0v26M18 56h60M36 56V32a12 12 0 0 1 24 0v24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
      <Heading level={headingLevel} size="xl">
        {title}
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
