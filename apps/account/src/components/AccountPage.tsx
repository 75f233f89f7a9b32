import { RequireMember, useSession } from '@galleria/auth/react'
import { withoutLanguage } from '@galleria/i18n'
import { useStoreName } from '@galleria/page-parts/use-store-name'
import { Link, NavLink, useNavigate } from '@galleria/router'
import { ButtonLink, Container, EmptyState, Notice, PageHeader, SectionNav } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { signInPath } from '../rules/return-to.ts'
import styles from './AccountPage.module.css'
import { isSigningOut } from './use-sign-out.ts'

interface AccountPageProps {
  readonly title: string
  readonly documentTitle?: string
  readonly children: ReactNode
}

/** A page of the member's own: title, the account's sections, and what the section shows. */
export function AccountPage({ title, documentTitle = title, children }: AccountPageProps) {
  const t = useMessages()
  const store = useStoreName()
  const navigate = useNavigate()
  const { session } = useSession()
  const signIn = (here: string) => {
    if (!isSigningOut()) void navigate(signInPath(withoutLanguage(here)), { replace: true })
  }
  return (
    <Container data-boundary="account">
      <title>{t('account.page', { title: documentTitle, store })}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={title} />
      <SectionNav aria-label={t('account.sections')} className={styles.nav}>
        <NavLink to="/account" end>
          {t('account.overview')}
        </NavLink>
        <NavLink to="/account/orders">{t('account.orders')}</NavLink>
        <NavLink to="/account/subscriptions">{t('account.subscriptions')}</NavLink>
        <NavLink to="/wishlists">{t('account.wishlists')}</NavLink>
        <NavLink to="/account/back-in-stock">{t('waiting.title')}</NavLink>
        <NavLink to="/account/reviews">{t('my-reviews.title')}</NavLink>
        <NavLink to="/account/profile">{t('account.profile')}</NavLink>
        <NavLink to="/account/security">{t('security.title')}</NavLink>
        <NavLink to="/loyalty">{t('account.loyalty')}</NavLink>
      </SectionNav>
      {/* Signed out in another tab, or restored from the back-forward cache: nothing of the member stays in sight. */}
      <RequireMember
        signIn={signIn}
        fallback={
          <EmptyState
            title={t('signed-out.title')}
            action={
              <ButtonLink as={Link} to="/account/sign-in">
                {t('sign-in.again')}
              </ButtonLink>
            }
          />
        }
      >
        {!session.isPersistent && <Notice tone="info">{t('account.not-kept')}</Notice>}
        {children}
      </RequireMember>
    </Container>
  )
}
