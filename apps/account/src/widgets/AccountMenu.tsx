import { useSession } from '@galleria/auth/react'
import { useFetcher, useLocation } from '@galleria/router'
import { Icon } from '@galleria/ui'
import { useEffect, useEffectEvent } from 'react'
import { OpeningLink } from '../components/sign-in/OpeningLink.tsx'
import { ME, type Me } from '../data/me.ts'
import { useMessages } from '../messages/index.ts'
import { shortName } from '../rules/member-name.ts'
import { signInPath } from '../rules/return-to.ts'
import styles from './AccountMenu.module.css'

const loadMenu = () => import('../components/MemberMenu.tsx')
const loadDialog = () => import('../components/sign-in/SignInDialog.tsx')

/** "Sign in" for everybody the server knows, which is nobody; a member's name and menu once the browser knows better. */
export default function AccountMenu() {
  const { isMember } = useSession()
  return (
    <div data-boundary="account" className={styles.menu}>
      {isMember ? <MemberLink /> : <GuestLink />}
    </div>
  )
}

function GuestLink() {
  const t = useMessages()
  const { pathname, search } = useLocation()
  return (
    <OpeningLink load={loadDialog} to={signInPath(pathname + search)} className={styles.link}>
      <Icon name="user" />
      <span className={styles.label}>{t('menu.sign-in')}</span>
    </OpeningLink>
  )
}

function MemberLink() {
  const t = useMessages()
  const { load, data } = useFetcher<Me>({ key: ME })
  const onMount = useEffectEvent(() => void load('/account/me'))
  useEffect(() => onMount(), [])
  return (
    <OpeningLink load={loadMenu} to="/account" className={styles.link}>
      <Icon name="user" />
      <span className={styles.label}>{(data?.member && shortName(data.member)) || t('account.title')}</span>
    </OpeningLink>
  )
}
