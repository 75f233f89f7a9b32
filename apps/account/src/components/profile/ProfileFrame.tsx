import { NavLink } from '@galleria/router'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/profile/index.ts'
import { AccountPage } from '../AccountPage.tsx'
import styles from './ProfileFrame.module.css'

/** The account's page with the sections of the profile. */
export function ProfileFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useMessages()
  return (
    <AccountPage title={title}>
      <nav aria-label={t('mine.sections')} className={styles.nav}>
        <NavLink to="/account/profile" end>
          {t('mine.profile')}
        </NavLink>
        <NavLink to="/account/profile/about">{t('mine.about')}</NavLink>
        <NavLink to="/account/profile/contact">{t('mine.contact')}</NavLink>
        <NavLink to="/account/profile/community">{t('mine.community')}</NavLink>
        <NavLink to="/account/profile/communication">{t('mine.communication')}</NavLink>
        <NavLink to="/account/profile/data">{t('mine.data')}</NavLink>
      </nav>
      <div className={styles.sections}>{children}</div>
    </AccountPage>
  )
}
