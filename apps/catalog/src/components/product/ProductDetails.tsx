import { type Site, Slot, Widget } from '@galleria/federation'
import { useContentLang, useFormat } from '@galleria/i18n'
import type { Product } from '@galleria/platform-client/products'
import { useSearchParams } from '@galleria/router'
import { Badge, Button, Container, Content, Heading, Price } from '@galleria/ui'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { ProductPage } from '../../data/read-product.ts'
import { useMessages } from '../../messages/index.ts'
import { availability } from '../../rules/product/availability.ts'
import { missingTexts, type Texts, writtenTexts } from '../../rules/product/custom-texts.ts'
import { filesOf, leadingPicture } from '../../rules/product/gallery.ts'
import { missingLabels, nameOfLabel } from '../../rules/product/labels.ts'
import { displayPrice } from '../../rules/product/pricing.ts'
import { missingOptions, parseSelection, selectedVariant } from '../../rules/product/selection.ts'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { Rating } from '../reviews/Rating.tsx'
import { SafeHtml } from '../SafeHtml.tsx'
import { SizeGuideLink } from '../size-guide/SizeGuideLink.tsx'
import { Heart } from '../wishes/Heart.tsx'
import { AvailabilityLine } from './AvailabilityLine.tsx'
import { Gallery } from './Gallery.tsx'
import { InfoSections } from './InfoSections.tsx'
import { Options } from './Options.tsx'
import styles from './ProductDetails.module.css'
import { ProductHead } from './ProductHead.tsx'

const forSome = () => import(/* webpackChunkName: 'for-some' */ './for-some.ts')
const leadTo = async (name: string) => (await forSome()).focusControl(name)
const BackInStock = lazy(async () => ({ default: (await forSome()).BackInStock }))
const ProductFiles = lazy(async () => ({ default: (await forSome()).ProductFiles }))
const DigitalFile = lazy(async () => ({ default: (await forSome()).DigitalFile }))
const HowOften = lazy(async () => ({ default: (await forSome()).HowOften }))
const CustomTexts = lazy(async () => ({ default: (await forSome()).CustomTexts }))

interface Props {
  readonly site: Site
  readonly product: Product
  readonly collection: ProductPage['collection']
  readonly hasSizeGuide: boolean
  readonly terms: ProductPage['terms']
  readonly reviews: ProductPage['reviews']
}

/** Details of one product, for the choices in the URL. */
export function ProductDetails({ site, product, collection, hasSizeGuide, terms, reviews }: Props) {
  const t = useMessages()
  const [search] = useSearchParams()
  const format = useFormat()
  const lang = useContentLang()
  const selection = useMemo(() => parseSelection(product, search), [product, search])
  const missing = useMemo(() => missingOptions(product, selection), [product, selection])
  const variant = selectedVariant(product, selection)
  const price = displayPrice(product, variant, format)
  const stock = availability(product, variant)
  const files = filesOf(product)
  const [texts, write] = useState<Texts>({})
  const written = useMemo(() => writtenTexts(product, texts), [product, texts])
  const unwritten = useMemo(() => missingTexts(product, texts), [product, texts])
  const [subscription, subscribe] = useState<string>()
  const ways = product.subscriptionDetails?.subscriptions ?? []
  return (
    <Container as="article" className={styles.product}>
      <ProductHead {...{ site, product, terms, reviews }} />
      <div className={styles.crumbs}>
        <Breadcrumbs site={site} crumbs={crumbsOf(t('nav.products'), product, collection)} />
      </div>
      <Gallery product={product} leading={leadingPicture(product, selection)} />
      <div className={styles.details}>
        <header className={styles.header}>
          {product.ribbon && (
            <Badge tone={price.percentOff ? 'accent' : 'neutral'}>
              <Content text={product.ribbon} lang={lang.ofField(product, 'ribbon')} />
            </Badge>
          )}
          {product.brand && (
            <p className={styles.brand}>
              <Content text={product.brand} />
            </p>
          )}
          <Heading level={1} size="2xl" tabIndex={-1}>
            <Content text={product.name} lang={lang.ofField(product, 'name')} />
          </Heading>
          {reviews && reviews.summary.count > 0 && (
            <a href="#reviews" className={styles.reviews}>
              <Rating {...reviews.summary} />
            </a>
          )}
          <div className={styles.price}>
            <Price
              price={price.price}
              compareAt={price.compareAt}
              from={price.isFrom}
              perUnit={price.perUnit}
              size="large"
            />
            <Heart id={product.id} name={product.name} />
          </div>
          {price.percentOff && (
            <Badge tone="success">
              {t('product.off', { percent: format.percent(price.percentOff / 100) })}
            </Badge>
          )}
        </header>
        <Options product={product} selection={selection} />
        {hasSizeGuide && <SizeGuideLink slug={product.slug} />}
        {product.customTextFields && product.customTextFields.length > 0 && stock.status !== 'sold-out' && (
          <Suspense fallback={null}>
            <CustomTexts
              fields={product.customTextFields}
              texts={texts}
              onWrite={(title, text) => write((before) => ({ ...before, [title]: text }))}
            />
          </Suspense>
        )}
        {ways.length > 0 && stock.status !== 'sold-out' && (
          <Suspense fallback={null}>
            <HowOften {...{ product, variant }} options={ways} chosen={subscription} onChoose={subscribe} />
          </Suspense>
        )}
        <div className={styles.buy}>
          <AvailabilityLine availability={stock} product={product} variant={variant} />
          {product.digitalFile && !product.giftCard && (
            <Suspense fallback={null}>
              <DigitalFile file={product.digitalFile} />
            </Suspense>
          )}
          <Widget
            name="cart.add-to-cart"
            load="interaction"
            productId={product.id}
            productName={product.name}
            options={selection}
            missingOptions={missingLabels(product, missing)}
            missingTexts={missingLabels(product, unwritten)}
            onMissing={(label) => leadTo(nameOfLabel(product, label))}
            {...(written && { texts: written })}
            {...(subscription && { subscriptionOptionId: subscription })}
            soldOut={stock.status === 'sold-out'}
            preorder={stock.status === 'preorder'}
            {...(variant && { variantId: variant.id })}
            {...(stock.maxQuantity !== undefined && { maxQuantity: stock.maxQuantity })}
            fallback={<p className={styles.noCart}>{t('product.no-cart')}</p>}
          />
          {stock.status === 'sold-out' && (
            <Suspense fallback={null}>
              <BackInStock productId={product.id} variantId={variant?.id} />
            </Suspense>
          )}
          {stock.status !== 'sold-out' && (
            <Slot
              name="product.purchase"
              load="interaction"
              productId={product.id}
              productName={product.name}
              amount={price.amount}
              currency={price.currency}
            />
          )}
        </div>
        {product.description && (
          <SafeHtml
            className={styles.description}
            html={product.description}
            lang={lang.ofField(product, 'description')}
          />
        )}
        {files.length > 0 && (
          <Suspense fallback={null}>
            <ProductFiles files={files} />
          </Suspense>
        )}
        <InfoSections product={product} />
        <p className={styles.share}>
          <Button
            size="small"
            variant="quiet"
            onClick={async () => {
              const words = { copied: t('share.copied'), failed: t('share.failed') }
              const { share } = await forSome()
              await share(product.name, words)
            }}
          >
            {t('share.button')}
          </Button>
        </p>
        <p className={styles.address} dir="ltr">
          {site.shellUrl}/products/{product.slug}
        </p>
      </div>
    </Container>
  )
}

function crumbsOf(everything: string, product: Product, collection: Props['collection']) {
  return [
    { label: everything, to: '/products' },
    ...(collection ? [{ label: collection.name, to: `/collections/${collection.slug}` }] : []),
    { label: product.name, to: `/products/${product.slug}` },
  ]
}
