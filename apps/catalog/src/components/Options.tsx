import type { Product, ProductOption } from '@galleria/platform-client/products'
import { Form, useSearchParams } from '@galleria/router'
import { OptionPicker, Select } from '@galleria/ui'
import { isChoiceAvailable, type Selection, visibleChoices, withChoice } from '../rules/selection.ts'
import styles from './Options.module.css'

interface Props {
  readonly product: Product
  readonly selection: Selection
}

/** More choices than this are a list to look through, not a row to look over. */
const MANY = 16

/** The choices, kept in the URL: a link carries them and Back undoes them. Without JavaScript it is a plain form. */
export function Options({ product, selection }: Props) {
  const [search, setSearch] = useSearchParams()
  if (product.productOptions.length === 0) return null
  const pick = (option: string) => (choice: string) =>
    setSearch(withChoice(search, option, choice), { preventScrollReset: true })
  return (
    <Form className={styles.options} preventScrollReset>
      {product.productOptions.map((option) => {
        const Control = option.choices.length > MANY ? ChoiceList : ChoiceRow
        return <Control key={option.name} {...{ product, option, selection }} onPick={pick(option.name)} />
      })}
      <noscript>
        <button type="submit">Show this choice</button>
      </noscript>
    </Form>
  )
}

interface ControlProps extends Props {
  readonly option: ProductOption
  readonly onPick: (choice: string) => void
}

function ChoiceRow({ product, option, selection, onPick }: ControlProps) {
  return (
    <OptionPicker
      label={option.name}
      name={option.name}
      value={selection[option.name]}
      onChange={onPick}
      choices={visibleChoices(option).map(({ value, description }) => ({
        value: description,
        label: description,
        color: option.optionType === 'color' ? value : undefined,
        soldOut: !isChoiceAvailable(product, selection, option.name, description),
      }))}
    />
  )
}

function ChoiceList({ product, option, selection, onPick }: ControlProps) {
  return (
    <Select
      label={option.name}
      name={option.name}
      value={selection[option.name] ?? ''}
      onChange={(event) => onPick(event.currentTarget.value)}
    >
      <option value="" disabled>
        Choose
      </option>
      {visibleChoices(option).map(({ description }) => (
        <option key={description} value={description}>
          {description}
          {isChoiceAvailable(product, selection, option.name, description) ? '' : ' (sold out)'}
        </option>
      ))}
    </Select>
  )
}
