import { Widget } from '@galleria/federation'
import { useContentLang, useFormat } from '@galleria/i18n'
import type { Product } from '@galleria/platform-client/products'
import { Link, useFetcher, useNavigate } from '@galleria/router'
import { Content, Picture, Price, Skeleton, TextLink } from '@galleria/ui'
import { Dialog } from '@galleria/ui/overlays'
import { useEffect, useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { pictureOf } from '../../rules/picture.ts'
import { availability } from '../../rules/product/availability.ts'
import { missingTexts, type Texts, writtenTexts } from '../../rules/product/custom-texts.ts'
import { leadingPicture } from '../../rules/product/gallery.ts'
import { missingLabels, nameOfLabel } from '../../rules/product/labels.ts'
import { priceText } from '../../rules/product/price-text.ts'
import { displayPrice } from '../../rules/product/pricing.ts'
import { missingOptions, parseSelection, selectedVariant } from '../../rules/product/selection.ts'
import type { Tile } from '../../rules/tile.ts'
import { AvailabilityLine } from './AvailabilityLine.tsx'
import { Choices } from './Choices.tsx'
import { CustomTexts } from './CustomTexts.tsx'
import { focusControl } from './focus-control.ts'
import styles from './QuickChoose.module.css'

export interface QuickChooseProps {
  readonly tile: Tile
  readonly onClose: () => void
}

/** Choosing and buying without leaving the list. Opens with what the list knows, until the product is there. */
export default function QuickChoose({ tile, onClose }: QuickChooseProps) {
  const { slug } = tile
  const navigate = useNavigate()
  const { data, load } = useFetcher<Product | null>()
  useEffect(() => void load(`/products/${slug}/choices`), [load, slug])
  useEffect(() => {
    // The page itself says what is wrong with the product.
    if (data === null) void navigate(`/products/${slug}`)
  }, [data, navigate, slug])
  const lang = useContentLang().ofField(tile, 'name')
  return (
    <Dialog
      title={<Content text={tile.name} lang={lang} />}
      isOpen
      onOpenChange={(stays) => !stays && onClose()}
    >
      {data ? <Chooser product={data} onClose={onClose} /> : <Waiting tile={tile} />}
    </Dialog>
  )
}

function Waiting({ tile }: { readonly tile: Tile }) {
  const { price, compareAt, isFrom, perUnit } = priceText(tile.price, useFormat())
  return (
    <div className={styles.columns} data-boundary="catalog" aria-busy>
      <Picture {...pictureOf(tile.picture)} alt="" ratio="1" sizes="10rem" className={styles.picture} />
      <div className={styles.choices}>
        <Price price={price} compareAt={compareAt} from={isFrom} perUnit={perUnit} size="large" />
        <Skeleton className={styles.waiting} />
      </div>
    </div>
  )
}

interface ChooserProps {
  readonly product: Product
  readonly onClose: () => void
}

function Chooser({ product, onClose }: ChooserProps) {
  const t = useMessages()
  const [selection, select] = useState(() => parseSelection(product, new URLSearchParams()))
  const [texts, write] = useState<Texts>({})
  const written = writtenTexts(product, texts)
  const variant = selectedVariant(product, selection)
  const { price, compareAt, isFrom, perUnit } = displayPrice(product, variant, useFormat())
  const stock = availability(product, variant)
  const page = { pathname: `/products/${product.slug}`, search: `${new URLSearchParams(selection)}` }
  return (
    <>
      <div className={styles.columns} data-boundary="catalog">
        <Picture
          {...pictureOf(leadingPicture(product, selection))}
          alt=""
          ratio="1"
          sizes="10rem"
          className={styles.picture}
        />
        <div className={styles.choices}>
          <Price price={price} compareAt={compareAt} from={isFrom} perUnit={perUnit} size="large" />
          <Choices
            product={product}
            selection={selection}
            onPick={(option, choice) => select((before) => ({ ...before, [option]: choice }))}
          />
          {product.customTextFields && product.customTextFields.length > 0 && (
            <CustomTexts
              fields={product.customTextFields}
              texts={texts}
              onWrite={(title, text) => write((before) => ({ ...before, [title]: text }))}
            />
          )}
          <AvailabilityLine availability={stock} product={product} variant={variant} />
        </div>
      </div>
      <Widget
        name="cart.add-to-cart"
        productId={product.id}
        productName={product.name}
        options={selection}
        missingOptions={missingLabels(product, missingOptions(product, selection))}
        missingTexts={missingLabels(product, missingTexts(product, texts))}
        onMissing={(label) => focusControl(nameOfLabel(product, label))}
        {...(written && { texts: written })}
        soldOut={stock.status === 'sold-out'}
        preorder={stock.status === 'preorder'}
        {...(variant && { variantId: variant.id })}
        {...(stock.maxQuantity !== undefined && { maxQuantity: stock.maxQuantity })}
        onAdded={onClose}
        fallback={<p className={styles.noCart}>{t('product.no-cart')}</p>}
      />
      <TextLink as={Link} to={page} onClick={onClose}>
        {t('card.details')}
      </TextLink>
    </>
  )
}
