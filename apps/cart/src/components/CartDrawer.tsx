import type { Cart } from '@galleria/platform-client/cart'
import { Link } from '@galleria/router'
import { ButtonLink } from '@galleria/ui'
import { Drawer } from '@galleria/ui/overlays'
import { moneyText } from '../rules/money.ts'
import { BoughtLines } from './BoughtLines.tsx'
import styles from './CartDrawer.module.css'

export interface CartDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly cart: Cart | null
  readonly count: number
}

export default function CartDrawer({ open, onClose, cart, count }: CartDrawerProps) {
  return (
    <Drawer
      title={count === 1 ? 'Your cart, 1 item' : `Your cart, ${count} items`}
      isOpen={open}
      onOpenChange={(stays: boolean) => {
        if (!stays) onClose()
      }}
    >
      <div className={styles.drawer} data-boundary="cart">
        {cart ? (
          <>
            <BoughtLines lines={cart.lineItems} currency={cart.currency} />
            {cart.subtotal && (
              <p className={styles.subtotal}>
                <span>Subtotal</span> <strong>{moneyText(cart.subtotal, cart.currency)}</strong>
              </p>
            )}
            <ButtonLink as={Link} to="/checkout" variant="primary" size="large" onClick={onClose}>
              Check out
            </ButtonLink>
            <ButtonLink as={Link} to="/cart" variant="secondary" onClick={onClose}>
              View cart
            </ButtonLink>
          </>
        ) : (
          <p>Your cart is empty.</p>
        )}
      </div>
    </Drawer>
  )
}
