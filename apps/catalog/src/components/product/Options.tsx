import type { Product } from '@galleria/platform-client/products'
import { Form, useSearchParams } from '@galleria/router'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/index.ts'
import { type Selection, withChoice } from '../../rules/product/selection.ts'
import { Choices } from './Choices.tsx'
import styles from './Options.module.css'

interface Props {
  readonly product: Product
  readonly selection: Selection
}

/** The choices, kept in the URL: a link carries them, and Back leads to where one came from. Without JavaScript it is a plain form. */
export function Options({ product, selection }: Props) {
  const t = useMessages()
  const [search, setSearch] = useSearchParams()
  // Two choices may come before the address follows the first.
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  }, [search])
  if (product.productOptions.length === 0) return null
  const pick = (option: string, choice: string) => {
    latest.current = withChoice(product, latest.current, option, choice)
    setSearch(latest.current, { preventScrollReset: true, replace: true })
  }
  return (
    <Form className={styles.options} preventScrollReset>
      <Choices product={product} selection={selection} onPick={pick} />
      <noscript>
        <button type="submit">{t('options.show')}</button>
      </noscript>
    </Form>
  )
}
