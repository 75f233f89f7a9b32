import type { Product, Variant } from '@galleria/platform-client/products'
import { useMessages } from '../../messages/index.ts'
import type { Availability } from '../../rules/product/availability.ts'
import styles from './AvailabilityLine.module.css'

interface Props {
  readonly availability: Availability
  readonly product: Pick<Product, 'productType' | 'preorderInfo' | 'giftCard'>
  /** The one that is chosen; its message may be another. */
  readonly variant?: Pick<Variant, 'preorderInfo'> | undefined
}

/** Announced when a choice changes it. */
export function AvailabilityLine({ availability, product, variant }: Props) {
  const text = useText(availability, product, variant)
  return (
    <p className={styles.line} data-status={availability.status} role="status">
      {text}
    </p>
  )
}

function useText(
  { status, maxQuantity = 0, preorderOver }: Availability,
  product: Props['product'],
  variant: Props['variant'],
): string {
  const t = useMessages()
  const message = (variant ?? product).preorderInfo?.message
  if (status === 'sold-out') return preorderOver ? t('stock.preorder-over') : t('stock.sold-out')
  if (status === 'preorder') return message ? t('stock.preorder-with', { message }) : t('stock.preorder')
  if (status === 'few-left') return t('stock.few', { count: maxQuantity })
  if (product.giftCard) return t('stock.gift')
  return product.productType === 'digital' ? t('stock.digital') : t('stock.in')
}
