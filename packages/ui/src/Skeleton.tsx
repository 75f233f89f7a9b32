import type { ComponentProps } from 'react'
import { join } from './as.ts'
import styles from './Skeleton.module.css'

/** The shape of what is coming: a line of text, or by its class in its real size, so that nothing moves when it comes. */
export function Skeleton({ className, ...rest }: Omit<ComponentProps<'span'>, 'style'>) {
  return <span {...rest} aria-hidden="true" className={join(styles.skeleton, className)} />
}
