import { Slot, Widget } from '@galleria/federation'
import { useFetcher, useNavigate } from '@galleria/router'
import { Button } from '@galleria/ui'
import { Menu, MenuItem } from '@galleria/ui/overlays'
import { ME, type Me } from '../data/me.ts'
import { useMessages } from '../messages/index.ts'
import type { OpenedLinkProps } from './sign-in/OpeningLink.tsx'
import { useSignOut } from './use-sign-out.ts'

export default function MemberMenu({ children }: OpenedLinkProps) {
  const t = useMessages()
  const navigate = useNavigate()
  const { signOut } = useSignOut()
  const { data } = useFetcher<Me>({ key: ME })
  return (
    <Menu
      defaultOpen
      trigger={<Button variant="quiet">{children}</Button>}
      header={
        <>
          <Widget name="loyalty.balance" /> <Widget name="loyalty.tier-badge" />
          <Slot name="account.menu" />
        </>
      }
    >
      <MenuItem onAction={() => void navigate('/account')}>{t('account.title')}</MenuItem>
      <MenuItem onAction={() => void navigate('/account/profile')}>{t('account.profile')}</MenuItem>
      <MenuItem onAction={() => void navigate('/account/orders')}>{t('account.orders')}</MenuItem>
      <MenuItem onAction={() => void navigate('/wishlists')}>{t('account.wishlists')}</MenuItem>
      <MenuItem onAction={() => void navigate('/account/security')}>{t('security.title')}</MenuItem>
      <MenuItem onAction={() => void navigate('/loyalty')}>{t('account.points')}</MenuItem>
      {data?.member?.staffRole && (
        <MenuItem onAction={() => void navigate('/manage')}>{t('menu.manage')}</MenuItem>
      )}
      <MenuItem onAction={signOut}>{t('menu.sign-out')}</MenuItem>
    </Menu>
  )
}
