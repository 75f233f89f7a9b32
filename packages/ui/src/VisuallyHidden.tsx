import type { ComponentProps } from 'react'
import { join } from './as.ts'
import { useMessages } from './messages/index.ts'
import styles from './VisuallyHidden.module.css'

export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={join(styles.hidden, className)} />
}

/** The first stop of the keyboard: past the header, to what the page is about. */
export function SkipLink({
  href = '#main',
  children,
}: {
  readonly href?: string
  readonly children?: string
}) {
  const t = useMessages()
  return (
    <a href={href} className={join(styles.hidden, styles.skip)}>
      {children ?? t('ui.skip')}
    </a>
  )
}
