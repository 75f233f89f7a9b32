import { Link } from '@galleria/router'
import { ButtonLink, Notice } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { lineNotices } from '../../rules/cart/cart-notices.ts'
import type { Cart } from '../../rules/model/index.ts'

/** Told at each step of the checkout, so that nobody types an address for what cannot be bought. */
export function BlockingLines({ cart }: { readonly cart: Cart }) {
  const t = useMessages()
  const texts = lineNotices(cart, t)
  if (texts.length === 0) return null
  return (
    <Notice
      tone="warning"
      title={t('checkout.blocked')}
      action={
        <ButtonLink as={Link} to="/cart" size="small">
          {t('checkout.back')}
        </ButtonLink>
      }
    >
      {texts.map((text) => (
        <p key={text}>
          <bdi>{text}</bdi>
        </p>
      ))}
    </Notice>
  )
}
