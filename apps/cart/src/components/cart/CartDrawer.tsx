import { Link } from '@galleria/router'
import { ButtonLink, Notice } from '@galleria/ui'
import { Drawer } from '@galleria/ui/overlays'
import { useMessages } from '../../messages/index.ts'
import { lineProblem } from '../../rules/cart/line-problem.ts'
import type { Cart } from '../../rules/model/index.ts'
import { CurrencyNote } from '../CurrencyNote.tsx'
import { Goods } from '../Goods.tsx'
import styles from './CartDrawer.module.css'
import { CartLines } from './CartLines.tsx'
import FreeShippingBar from './FreeShippingBar.tsx'
import { useCartChanging } from './use-cart-changing.ts'
import { useFocusWhenEmptied } from './use-focus-when-emptied.ts'

export interface CartDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly cart: Cart | null
  readonly count: number
}

/** The cart over the page one is on: all of a line can be changed here too. */
export default function CartDrawer({ open, onClose, cart, count }: CartDrawerProps) {
  const t = useMessages()
  return (
    <Drawer
      title={t('cart.drawer', { count })}
      isOpen={open}
      onOpenChange={(stays: boolean) => {
        if (!stays) onClose()
      }}
    >
      <Contents cart={cart} onClose={onClose} />
    </Drawer>
  )
}

function Contents({ cart, onClose }: Pick<CartDrawerProps, 'cart' | 'onClose'>) {
  const t = useMessages()
  const changing = useCartChanging()
  const emptied = useFocusWhenEmptied(!cart)
  if (!cart) {
    return (
      <div ref={emptied} tabIndex={-1} className={styles.drawer} data-boundary="cart">
        <p className={styles.empty}>{t('cart.empty-short')}</p>
        <ButtonLink as={Link} to="/products" variant="secondary" onClick={onClose}>
          {t('order.continue')}
        </ButtonLink>
      </div>
    )
  }
  const blocked = cart.lineItems.some((line) => lineProblem(line))
  return (
    <div className={styles.drawer} data-boundary="cart">
      <CurrencyNote currency={cart.currency} />
      <FreeShippingBar />
      <CartLines cart={cart} onLeave={onClose} />
      <Goods cart={cart} pending={changing} />
      {blocked ? (
        <Notice tone="warning">{t('cart.blocked')}</Notice>
      ) : (
        <ButtonLink as={Link} to="/checkout" variant="primary" size="large" onClick={onClose}>
          {t('cart.check-out')}
        </ButtonLink>
      )}
      <ButtonLink as={Link} to="/cart" variant="secondary" onClick={onClose}>
        {t('cart.view')}
      </ButtonLink>
    </div>
  )
}
