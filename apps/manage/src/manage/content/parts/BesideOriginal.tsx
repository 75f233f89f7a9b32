import { parts as shared } from '@galleria/manage'
import { Badge } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import styles from './content.module.css'

interface Props {
  /** Name of the field. */
  readonly label: string
  /** Original, line by line. */
  readonly lines: readonly string[]
  /** Whether the original was changed since it was translated. */
  readonly isOutdated: boolean
  /** Control that writes the translation. */
  readonly children: ReactNode
}

/** Translation beside its original. */
export function BesideOriginal({ label, lines, isOutdated, children }: Props) {
  const t = useMessages()
  return (
    <div className={styles.pair}>
      <div className={styles.original}>
        <p className={shared.quiet}>
          {t('translate.original', { field: label })}{' '}
          {isOutdated && <Badge tone="warning">{t('translate.outdated')}</Badge>}
        </p>
        {lines.map((line, at) => (
          <p key={at} dir="auto">
            {line}
          </p>
        ))}
      </div>
      {children}
    </div>
  )
}
