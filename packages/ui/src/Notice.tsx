import type { ComponentProps, ReactNode } from 'react'
import { join } from './as.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Notice.module.css'
import tones from './tone.module.css'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  readonly tone?: NoticeTone
  readonly title?: ReactNode
  readonly action?: ReactNode
}

const icons: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
}

/** A message in its place. Problems are announced at once, the rest when there is a pause. */
export function Notice({ tone = 'info', title, action, className, children, ...rest }: NoticeProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      className={join(styles.notice, tones[tone], className)}
    >
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  )
}
