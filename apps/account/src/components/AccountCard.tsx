import { useStoreName } from '@galleria/page-parts/use-store-name'
import { Card, Container, Heading } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import styles from './AccountCard.module.css'

/** The narrow page of the sign-in family. */
export function AccountCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useMessages()
  const store = useStoreName()
  return (
    <Container data-boundary="account" className={styles.page}>
      <title>{t('account.page', { title, store })}</title>
      <meta name="robots" content="noindex" />
      <Card className={styles.card}>
        <Heading level={1}>{title}</Heading>
        {children}
      </Card>
    </Container>
  )
}
