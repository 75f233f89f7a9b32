import { useSession } from '@galleria/auth/react'
import { Link, useFetcher, useLocation } from '@galleria/router'
import { Icon } from '@galleria/ui'
import { type ComponentType, type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import type { MemberMenuProps } from '../components/MemberMenu.tsx'
import { useMessages } from '../messages/index.ts'
import type { Me } from '../routes/me.ts'
import { shortName } from '../rules/member-name.ts'
import { signInPath } from '../rules/return-to.ts'
import styles from './AccountMenu.module.css'

const loadMenu = () => import('../components/MemberMenu.tsx')

/** "Sign in" for everybody the server knows, which is nobody; a member's name and menu once the browser knows better. */
export default function AccountMenu() {
  const t = useMessages()
  const { isMember } = useSession()
  const { pathname, search } = useLocation()
  if (!isMember) {
    return (
      <div data-boundary="account" className={styles.menu}>
        <Link to={signInPath(pathname + search)} className={styles.link}>
          <Icon name="user" />
          <span className={styles.label}>{t('menu.sign-in')}</span>
        </Link>
      </div>
    )
  }
  return <MemberLink />
}

function MemberLink() {
  const t = useMessages()
  const { load, data } = useFetcher<Me>()
  const [Menu, setMenu] = useState<ComponentType<MemberMenuProps> | null>(null)
  const onMount = useEffectEvent(() => void load('/account/me'))
  useEffect(() => onMount(), [])
  const name = (data?.member && shortName(data.member)) || t('account.title')

  const onClick = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const href = event.currentTarget.getAttribute('href')
    try {
      const { default: Loaded } = await loadMenu()
      setMenu(() => Loaded)
    } catch {
      if (href) window.location.assign(href)
    }
  }
  const warm = () => void loadMenu().catch(() => undefined)

  return (
    <div data-boundary="account" className={styles.menu}>
      {Menu ? (
        <Menu name={name} />
      ) : (
        <Link to="/account" className={styles.link} onClick={onClick} onPointerEnter={warm} onFocus={warm}>
          <Icon name="user" />
          <span className={styles.label}>{name}</span>
        </Link>
      )}
    </div>
  )
}
