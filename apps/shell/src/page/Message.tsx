import { Container, Heading, LogoMark } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useApp } from '../common/AppContext.tsx'
import { useMessages } from '../messages/index.ts'
import css from './Message.module.css'

interface Props {
  readonly title: string
  readonly children: ReactNode
  readonly role?: 'alert'
}

/** A page that has only something to say. */
export function Message({ title, children, role }: Props) {
  const t = useMessages()
  const { site } = useApp()
  return (
    <Container as="section" className={css.message} role={role}>
      <title>{t('page.title', { title, store: site.name })}</title>
      <LogoMark size={72} className={css.mark} />
      <Heading level={1}>{title}</Heading>
      {children}
    </Container>
  )
}
