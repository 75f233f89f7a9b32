import type { ReactNode } from 'react'
import css from './Message.module.css'

interface Props {
  readonly title: string
  readonly children: ReactNode
  readonly role?: 'alert'
}

/** A page that has only something to say. */
export function Message({ title, children, role }: Props) {
  return (
    <section className={css.message} role={role}>
      <title>{`${title} · Galleria`}</title>
      <h1 className={css.title}>{title}</h1>
      {children}
    </section>
  )
}
