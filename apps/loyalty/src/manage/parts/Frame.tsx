import { useSession } from '@galleria/auth/react'
import { Link, NavLink } from '@galleria/router'
import { Badge, ButtonLink, Container, EmptyState, PageHeader } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { signInPath } from '../staff.ts'
import styles from './Frame.module.css'

interface Props {
  readonly title: string
  readonly isOwner: boolean
  readonly description?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Title, sections and what the section shows. Nothing of the store stays in sight once the session is over. */
export function Frame({ title, isOwner, description, actions, children }: Props) {
  const t = useMessages()
  const { isMember } = useSession()
  return (
    <Container data-boundary="loyalty" className={styles.frame}>
      <title>{t('manage.page', { title })}</title>
      <meta name="robots" content="noindex" />
      <PageHeader
        title={title}
        description={description}
        actions={actions}
        before={<Badge tone="info">{isOwner ? t('manage.owner') : t('manage.staff')}</Badge>}
      />
      <nav aria-label={t('manage.sections')} className={styles.nav}>
        <NavLink to="/manage/loyalty" end>
          {t('dashboard.title')}
        </NavLink>
        <NavLink to="/manage/loyalty/accounts">{t('accounts.title')}</NavLink>
        <NavLink to="/manage/loyalty/programme">{t('programme.title')}</NavLink>
        <NavLink to="/manage/loyalty/tiers">{t('tiers.title')}</NavLink>
        <NavLink to="/manage/loyalty/rewards">{t('rewards.title')}</NavLink>
        <NavLink to="/manage/loyalty/rules">{t('rules.title')}</NavLink>
        <NavLink to="/manage/loyalty/imports">{t('imports.title')}</NavLink>
      </nav>
      {isMember ? (
        children
      ) : (
        <EmptyState
          title={t('manage.over')}
          action={
            <ButtonLink as={Link} to={signInPath('/manage/loyalty')}>
              {t('manage.sign-in')}
            </ButtonLink>
          }
        />
      )}
    </Container>
  )
}
