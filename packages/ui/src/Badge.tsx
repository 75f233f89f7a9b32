import type { ComponentProps } from 'react'
import { join } from './as.ts'
import styles from './Badge.module.css'
import tones from './tone.module.css'

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

export function Badge({
  tone = 'neutral',
  className,
  ...rest
}: ComponentProps<'span'> & { readonly tone?: Tone }) {
  return <span {...rest} className={join(styles.badge, styles[tone], tones[tone], className)} />
}
