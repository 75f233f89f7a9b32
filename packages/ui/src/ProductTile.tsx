import type { ComponentProps, ElementType, ReactNode } from 'react'
import { join } from './as.ts'
import { Badge } from './Badge.tsx'
import { Content } from './Content.tsx'
import { Swatch } from './forms/OptionPicker.tsx'
import { useMessages } from './messages/index.ts'
import { Picture, type PictureProps } from './Picture.tsx'
import { Price, type PriceProps } from './Price.tsx'
import styles from './ProductTile.module.css'
import { Skeleton } from './Skeleton.tsx'

export interface ProductTileProps {
  readonly name: string
  /** Language of the name, where it is not the page's. */
  readonly lang?: string | undefined
  /** Passed to `as`, usually a router's link: `to="/products/tide-vase"`. */
  readonly to: string
  readonly as?: ElementType
  readonly picture: Omit<PictureProps, 'alt'> & { readonly alt?: string }
  /** A second view, shown while pointed at. */
  readonly hoverPicture?: (Omit<PictureProps, 'alt'> & { readonly alt?: string }) | undefined
  readonly price: PriceProps
  /** Words over the picture: loud where the price is reduced, quiet otherwise. */
  readonly ribbon?: string | undefined
  /** Below the name: brand, or number of colors. */
  readonly note?: ReactNode
  /** Stars that reviews gave it, below the note. */
  readonly rating?: ReactNode
  /** Options of the product. */
  readonly colors?: readonly { readonly color: string; readonly label: string }[] | undefined
  readonly soldOut?: boolean
  /** A quick action; it lies above the link, beside it in the tree. */
  readonly action?: ReactNode
  /** A button in the corner of the picture, above the link: to keep the product for later. */
  readonly corner?: ReactNode
  readonly headingLevel?: 2 | 3
  readonly className?: string | undefined
}

const MOST_COLORS = 5

/** One link that covers the tile, so that screen readers hear one name and pointers have one large target. */
export function ProductTile({
  name,
  lang,
  to,
  as,
  picture,
  hoverPicture,
  price,
  ribbon,
  note,
  rating,
  colors = [],
  soldOut = false,
  action,
  corner,
  headingLevel = 3,
  className,
}: ProductTileProps) {
  const t = useMessages()
  const LinkTag: ElementType = as ?? PlainLink
  const Name: ElementType = `h${headingLevel}`
  return (
    <article className={join(styles.tile, className)} data-sold-out={soldOut || undefined}>
      <div className={styles.pictures}>
        <Picture ratio="4 / 5" {...picture} alt={picture.alt ?? ''} className={styles.picture} />
        {hoverPicture && (
          <Picture ratio="4 / 5" {...hoverPicture} alt="" className={join(styles.picture, styles.hover)} />
        )}
        {(soldOut || ribbon) && (
          <span className={styles.ribbon}>
            {/* A reduction is the only loud one. */}
            <Badge tone={!soldOut && price.compareAt ? 'accent' : 'neutral'}>
              {soldOut ? t('ui.sold-out') : <Content text={ribbon} />}
            </Badge>
          </span>
        )}
      </div>
      <div className={styles.text}>
        <Name className={styles.name}>
          <LinkTag to={to} className={styles.link}>
            <Content text={name} lang={lang} />
          </LinkTag>
        </Name>
        {note && <p className={styles.note}>{note}</p>}
        {rating && <p className={styles.rating}>{rating}</p>}
        <Price {...price} />
        {colors.length > 1 && (
          <p className={styles.colors}>
            {colors.slice(0, MOST_COLORS).map(({ color, label }) => (
              <Swatch key={label} color={color} label={label} className={styles.color ?? ''} />
            ))}
            {colors.length > MOST_COLORS && `+${colors.length - MOST_COLORS}`}
          </p>
        )}
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </article>
  )
}

function PlainLink({ to, ...rest }: ComponentProps<'a'> & { readonly to: string }) {
  return <a {...rest} href={to} />
}

/** As tall as a tile with a name and a price. */
export function ProductTileSkeleton() {
  return (
    <div className={styles.tile} aria-hidden="true">
      <Skeleton className={styles.waitingPicture} />
      <div className={styles.text}>
        <Skeleton className={join(styles.waitingLine, styles.waitingName)} />
        <Skeleton className={join(styles.waitingLine, styles.waitingPrice)} />
      </div>
    </div>
  )
}

/** Tiles in as many columns as fit, two on a phone. */
export function ProductGrid({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={join(styles.grid, className)} />
}
