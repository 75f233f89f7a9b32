import { Link } from '@galleria/router'
import { Content } from '@galleria/ui'
import type { ComponentProps, ReactNode } from 'react'
import styles from './AnnouncementBar.module.css'

interface Props extends Pick<ComponentProps<'section'>, 'aria-label'> {
  readonly text: string
  /** Language of the text, where it is not the page's. */
  readonly lang?: string | undefined
  /** Path of the shop, or a web address; empty for none. */
  readonly to: string
  /** QUIET, ACCENT or STRONG; another one is quiet. */
  readonly tone: string
  /** Name under which it stays closed (`@galleria/federation/closed`). */
  readonly closedBy?: string
  /** Button that closes it. */
  readonly close?: ReactNode
}

/** One line above a page of the shop. */
export function AnnouncementBar({ text, lang, to, tone, closedBy, close, ...rest }: Props) {
  const words = <Content text={text} lang={lang} />
  const tones: Readonly<Record<string, string | undefined>> = { ACCENT: styles.accent, STRONG: styles.strong }
  return (
    <section
      {...rest}
      data-closed-by={closedBy}
      className={`${styles.bar} ${tones[tone] ?? styles.quiet} ${close ? styles.closable : ''}`}
    >
      <p className={styles.words}>
        {!to && words}
        {to.startsWith('/') && (
          <Link to={to} className={styles.link}>
            {words}
          </Link>
        )}
        {to && !to.startsWith('/') && (
          <a href={to} className={styles.link}>
            {words}
          </a>
        )}
      </p>
      {close}
    </section>
  )
}
