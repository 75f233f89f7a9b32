import type { ComponentProps } from 'react'
import { join } from './as.ts'
import styles from './Logo.module.css'

/** An arcade, one arch within another: the gallery one walks through. */
export function LogoMark({
  size = 28,
  ...rest
}: Omit<ComponentProps<'svg'>, 'children'> & { readonly size?: number }) {
  return (
    <svg {...rest} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d="M4 29V16a12 12 0 0 1 24 0v13h-5V16a7 7 0 0 0-14 0v13Z" fill="currentColor" />
      <path d="M13.5 29V16a2.5 2.5 0 0 1 5 0v13Z" fill="var(--color-accent, #a33d1a)" />
    </svg>
  )
}

export function Logo({
  className,
  name = 'Galleria',
  ...rest
}: ComponentProps<'span'> & { readonly name?: string }) {
  return (
    <span {...rest} className={join(styles.logo, className)}>
      <LogoMark />
      <span className={styles.name}>{name}</span>
    </span>
  )
}
