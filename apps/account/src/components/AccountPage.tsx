import { NavLink } from '@galleria/router'
import { Container, PageHeader } from '@galleria/ui'
import type { ReactNode } from 'react'
import styles from './AccountPage.module.css'

interface AccountPageProps {
  readonly title: string
  readonly documentTitle?: string
  readonly children: ReactNode
}

/** A page of the member's own: title, the account's sections, and what the section shows. */
export function AccountPage({ title, documentTitle = title, children }: AccountPageProps) {
  return (
    <Container data-boundary="account">
      <title>{`${documentTitle} – Galleria`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={title} />
      <nav aria-label="Account" className={styles.nav}>
        <NavLink to="/account" end>
          Overview
        </NavLink>
        <NavLink to="/account/orders">Orders</NavLink>
        <NavLink to="/loyalty">Loyalty</NavLink>
      </nav>
      {children}
    </Container>
  )
}
