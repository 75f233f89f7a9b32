import { Widget } from '@galleria/federation'
import { useNavigate } from '@galleria/router'
import { Button, Icon } from '@galleria/ui'
import { Menu, MenuItem } from '@galleria/ui/overlays'
import { useMessages } from '../messages/index.ts'
import { useSignOut } from './use-sign-out.ts'

export interface MemberMenuProps {
  readonly name: string
}

export default function MemberMenu({ name }: MemberMenuProps) {
  const t = useMessages()
  const navigate = useNavigate()
  const { signOut } = useSignOut()
  return (
    <Menu
      defaultOpen
      trigger={
        <Button variant="quiet">
          <Icon name="user" /> {name}
        </Button>
      }
      header={<Widget name="loyalty.balance" />}
    >
      <MenuItem onAction={() => void navigate('/account')}>{t('account.title')}</MenuItem>
      <MenuItem onAction={() => void navigate('/account/orders')}>{t('account.orders')}</MenuItem>
      <MenuItem onAction={() => void navigate('/loyalty')}>{t('account.points')}</MenuItem>
      <MenuItem onAction={signOut}>{t('menu.sign-out')}</MenuItem>
    </Menu>
  )
}
