import type { Site } from '@galleria/federation'
import { useFormat } from '@galleria/i18n'
import type { Product } from '@galleria/platform-client/catalog-writes'
import { Badge, Notice, Price } from '@galleria/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { AvailabilityLine } from '../../../components/product/AvailabilityLine.tsx'
import { Choices } from '../../../components/product/Choices.tsx'
import { Gallery } from '../../../components/product/Gallery.tsx'
import { InfoSections } from '../../../components/product/InfoSections.tsx'
import { SafeHtml } from '../../../components/SafeHtml.tsx'
import { availability } from '../../../rules/product/availability.ts'
import { leadingPicture } from '../../../rules/product/gallery.ts'
import { displayPrice } from '../../../rules/product/pricing.ts'
import { type Selection, selectedVariant } from '../../../rules/product/selection.ts'
import { useMessages } from '../../messages/index.ts'
import styles from '../product.module.css'
import type { ProductDraft } from '../rules/draft.ts'
import { previewOf } from '../rules/preview.ts'

interface Props {
  readonly draft: ProductDraft
  readonly product: Product | null
  readonly site: Pick<Site, 'locale'>
  readonly currency: string
}

/** The product's page of the shop, of its own parts, with what is being written; nothing can be bought here. */
export function Preview({ draft: now, product, site: { locale }, currency }: Props) {
  const t = useMessages()
  // Typing goes first.
  const draft = useDeferredValue(now)
  const [selection, select] = useState<Selection>({})
  const shown = useMemo(
    () => previewOf(draft, product ?? undefined, { locale, currency }),
    [draft, product, locale, currency],
  )
  const variant = selectedVariant(shown, selection)
  const price = displayPrice(shown, variant, useFormat())
  return (
    <aside className={styles.preview} aria-label={t('editor.preview')}>
      <p className={styles.previewTitle}>{t('editor.preview')}</p>
      {draft.publication !== 'PUBLISHED' && <Notice tone="info">{t('editor.preview-hidden')}</Notice>}
      <Gallery
        key={draft.media.map(({ item }) => item.id).join()}
        product={shown}
        leading={leadingPicture(shown, selection)}
      />
      <div className={styles.shown}>
        {shown.ribbon && <Badge tone="accent">{shown.ribbon}</Badge>}
        {shown.brand && <p className={styles.brand}>{shown.brand}</p>}
        <p className={styles.shownName}>
          <bdi>{shown.name || '–'}</bdi>
        </p>
        <Price price={price.price} compareAt={price.compareAt} from={price.isFrom} size="large" />
        <Choices
          product={shown}
          selection={selection}
          onPick={(option, choice) => select((before) => ({ ...before, [option]: choice }))}
        />
        <AvailabilityLine availability={availability(shown, variant)} product={shown} variant={variant} />
        {shown.description && <SafeHtml html={shown.description} />}
        <InfoSections product={shown} />
      </div>
    </aside>
  )
}
