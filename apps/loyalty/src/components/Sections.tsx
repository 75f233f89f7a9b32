import { useSession } from '@galleria/auth/react'
import { NavLink } from '@galleria/router'
import { SectionNav } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import styles from './Sections.module.css'

/** The way around points and rewards; what is a member's own is offered to members. */
export function Sections() {
  const t = useMessages()
  const { isMember } = useSession()
  return (
    <SectionNav aria-label={t('pages.label')} className={styles.nav}>
      <NavLink to="/loyalty" end>
        {t('pages.overview')}
      </NavLink>
      <NavLink to="/loyalty/rewards">{t('pages.rewards')}</NavLink>
      {isMember && <NavLink to="/loyalty/coupons">{t('pages.coupons')}</NavLink>}
      <NavLink to="/loyalty/earn">{t('pages.earn')}</NavLink>
      {isMember && <NavLink to="/loyalty/history">{t('pages.history')}</NavLink>}
      <NavLink to="/loyalty/how-it-works">{t('pages.how')}</NavLink>
    </SectionNav>
  )
}
