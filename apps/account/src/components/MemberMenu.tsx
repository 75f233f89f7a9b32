import { Widget } from '@galleria/federation'
import { useNavigate } from '@galleria/router'
import { Button, Icon } from '@galleria/ui'
import { Menu, MenuItem } from '@galleria/ui/overlays'
import { useSignOut } from './use-sign-out.ts'

export interface MemberMenuProps {
  readonly name: string
}

export default function MemberMenu({ name }: MemberMenuProps) {
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
      <MenuItem onAction={() => void navigate('/account')}>Account</MenuItem>
      <MenuItem onAction={() => void navigate('/account/orders')}>Orders</MenuItem>
      <MenuItem onAction={() => void navigate('/loyalty')}>Points</MenuItem>
      <MenuItem onAction={signOut}>Sign out</MenuItem>
    </Menu>
  )
}
