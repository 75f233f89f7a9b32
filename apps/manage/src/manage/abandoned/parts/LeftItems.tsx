import { Table } from '@galleria/manage'
import type { AbandonedCartRecovery } from '@galleria/platform-client/abandoned-carts'
import { Link } from '@galleria/router'
import { TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

interface Props {
  readonly items: AbandonedCartRecovery['lineItems']
  /** As it was when the cart was left. */
  readonly total: string
}

/** Items of an abandoned cart, with links to their products. */
export function LeftItems({ items, total }: Props) {
  const t = useMessages()
  if (items.length === 0) return <p>{t('items.gone')}</p>
  return (
    <>
      <Table
        label={t('cart.items')}
        head={[
          { title: t('items.name') },
          { title: t('items.quantity'), isNumber: true },
          { title: t('items.price'), isNumber: true },
        ]}
        rows={items.map(({ id, productName, catalogReference, quantity, price }) => ({
          key: id,
          cells: [
            catalogReference ? (
              <TextLink
                key="name"
                as={Link}
                to={`/manage/catalog/products/${catalogReference.catalogItemId}`}
              >
                <bdi>{productName.original}</bdi>
              </TextLink>
            ) : (
              <bdi key="name">{productName.original}</bdi>
            ),
            quantity,
            price.formattedAmount,
          ],
        }))}
      />
      <p>{t('items.total', { total })}</p>
    </>
  )
}
