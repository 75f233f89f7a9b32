import { Card, Container, Heading } from '@galleria/ui'
import type { ReactNode } from 'react'
import styles from './AccountCard.module.css'

/** The narrow page of the sign-in family. */
export function AccountCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Container data-boundary="account" className={styles.page}>
      <title>{`${title} – Galleria`}</title>
      <meta name="robots" content="noindex" />
      <Card className={styles.card}>
        <Heading level={1}>{title}</Heading>
        {children}
      </Card>
    </Container>
  )
}
