import { Container, Heading, LogoMark } from '@galleria/ui'
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
    <Container as="section" className={css.message} role={role}>
      <title>{`${title} · Galleria`}</title>
      <LogoMark size={72} className={css.mark} />
      <Heading level={1}>{title}</Heading>
      {children}
    </Container>
  )
}
