import { Button, Card, Heading } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { decimalIn, quantityIn } from '../rules/numbers.ts'
import styles from './draft.module.css'
import type { PartProps } from './part.ts'
import { SavedField } from './SavedField.tsx'

type Line = PartProps['draft']['lineItems'][number]

/** Lines of the draft: how many, and at what price. */
export function Items({ draft, save, currency }: PartProps) {
  const t = useMessages()
  return (
    <Card>
      <Heading level={2}>{t('items.title')}</Heading>
      {draft.lineItems.length === 0 && <p className={styles.quiet}>{t('items.none')}</p>}
      <ul className={styles.lines}>
        {draft.lineItems.map((line) => (
          <Item key={line.id} line={line} save={save} currency={currency} />
        ))}
      </ul>
    </Card>
  )
}

function Item({ line, save, currency }: { readonly line: Line } & Omit<PartProps, 'draft'>) {
  const t = useMessages()
  const { id, quantity, price, lineItemPrice, catalogOverrideFields, customLineItem } = line
  const name = nameOf(line)
  const isOwn = !customLineItem && Boolean(catalogOverrideFields?.price)
  return (
    <li className={styles.line}>
      <div className={styles.name}>
        <bdi>{name}</bdi>
        <Stock line={line} />
      </div>
      <div className={styles.sum}>{lineItemPrice?.formattedAmount}</div>
      <div className={styles.amounts}>
        <SavedField
          label={t('items.quantity')}
          aria-label={t('items.quantity-of', { name })}
          inputMode="numeric"
          maxLength={6}
          saved={String(quantity)}
          onLeave={save.flush}
          onSave={(text) => {
            const count = quantityIn(text)
            if (!count) return t('items.quantity-wrong')
            save.change({ quantities: [{ id, quantity: count }] })
            return undefined
          }}
        />
        <SavedField
          label={t('items.price', { currency })}
          aria-label={t('items.price-of', { name })}
          inputMode="decimal"
          maxLength={20}
          dir="ltr"
          saved={price.amount}
          onLeave={save.flush}
          onSave={(text) => {
            const amount = decimalIn(text)
            if (!amount) return t('items.price-wrong')
            save.change({ prices: [{ id, price: amount }] })
            return undefined
          }}
        />
        {isOwn && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('items.catalog-price-of', { name })}
            onClick={() => save.change({ prices: [{ id, price: null }] }, true)}
          >
            {t('items.catalog-price')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={t('items.remove-of', { name })}
          onClick={() => save.change({ removedLineItemIds: [id] }, true)}
        >
          {t('items.remove')}
        </Button>
      </div>
    </li>
  )
}

function Stock({ line: { availability } }: { readonly line: Line }) {
  const t = useMessages()
  const { status, quantityAvailable } = availability
  if (status === 'AVAILABLE') return null
  return (
    <div className={styles.quiet}>
      {status === 'PARTIALLY_AVAILABLE'
        ? t('items.left', { count: quantityAvailable ?? 0 })
        : status === 'NOT_FOUND'
          ? t('items.gone')
          : t('items.sold-out')}
    </div>
  )
}

/** Name with what was chosen: `Scarf · Red, Large`. */
function nameOf({ productName, descriptionLines = [] }: Line): string {
  const choices = descriptionLines.flatMap(
    (each) => each.plainText?.original ?? each.colorInfo?.original ?? [],
  )
  return [productName.original, choices.join(', ')].filter(Boolean).join(' · ')
}
