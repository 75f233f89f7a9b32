import { Link } from '@galleria/router'
import { Container, Heading, TextLink, VisuallyHidden } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import type { Tile } from '../rules/tile.ts'
import { ProductList } from './ProductList.tsx'
import styles from './ProductSection.module.css'

interface Props {
  readonly title: string
  /** Heading in place of the title, where its language is told. */
  readonly heading?: ReactNode
  /** Link to the full list. */
  readonly to?: string
  readonly products: readonly Tile[]
}

/** One row of a page: a heading, some products, the way to the rest. */
export function ProductSection({ title, heading, to, products }: Props) {
  const t = useMessages()
  return (
    <Container as="section" className={styles.section} aria-label={title}>
      <header className={styles.header}>
        <Heading level={2} size="2xl">
          {heading || title}
        </Heading>
        {to && (
          <TextLink as={Link} to={to}>
            {t('shelf.all', { title, hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> })}
          </TextLink>
        )}
      </header>
      <ProductList products={products} />
    </Container>
  )
}
