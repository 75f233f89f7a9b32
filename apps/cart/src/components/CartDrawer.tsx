import type { Cart } from '@galleria/platform-client/cart'
import { Link } from '@galleria/router'
import { ButtonLink } from '@galleria/ui'
import { Drawer } from '@galleria/ui/overlays'
import { useMessages } from '../messages/index.ts'
import { BoughtLines } from './BoughtLines.tsx'
import styles from './CartDrawer.module.css'
import { useMoney } from './use-money.ts'

export interface CartDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly cart: Cart | null
  readonly count: number
}

export default function CartDrawer({ open, onClose, cart, count }: CartDrawerProps) {
  const t = useMessages()
  const moneyText = useMoney()
  return (
    <Drawer
      title={t('cart.drawer', { count })}
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
                <span>{t('totals.subtotal')}</span> <strong>{moneyText(cart.subtotal, cart.currency)}</strong>
              </p>
            )}
            <ButtonLink as={Link} to="/checkout" variant="primary" size="large" onClick={onClose}>
              {t('cart.check-out')}
            </ButtonLink>
            <ButtonLink as={Link} to="/cart" variant="secondary" onClick={onClose}>
              {t('cart.view')}
            </ButtonLink>
          </>
        ) : (
          <p>{t('cart.empty-short')}</p>
        )}
      </div>
    </Drawer>
  )
}
