import type { Product } from '@galleria/platform-client/products'
import { Form, useSearchParams } from '@galleria/router'
import { isChoiceAvailable, type Selection, visibleChoices, withChoice } from '../rules/selection.ts'
import { OptionPicker } from './OptionPicker.tsx'
import styles from './Options.module.css'

interface Props {
  readonly product: Product
  readonly selection: Selection
}

/** The choices, kept in the URL: a link carries them and Back undoes them. Without JavaScript it is a plain form. */
export function Options({ product, selection }: Props) {
  const [search, setSearch] = useSearchParams()
  if (product.productOptions.length === 0) return null
  return (
    <Form className={styles.options} preventScrollReset>
      {product.productOptions.map((option) => (
        <OptionPicker
          key={option.name}
          name={option.name}
          isColor={option.optionType === 'color'}
          selected={selection[option.name]}
          choices={visibleChoices(option).map(({ value, description }) => ({
            value,
            description,
            isAvailable: isChoiceAvailable(product, selection, option.name, description),
          }))}
          onPick={(choice) =>
            setSearch(withChoice(search, option.name, choice), { preventScrollReset: true })
          }
        />
      ))}
      <noscript>
        <button type="submit">Show this choice</button>
      </noscript>
    </Form>
  )
}
