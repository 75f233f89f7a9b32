import type { Product, ProductOption } from '@galleria/platform-client/products'
import { Form, useSearchParams } from '@galleria/router'
import { OptionPicker, Select } from '@galleria/ui'
import { useState } from 'react'
import { isChoiceAvailable, type Selection, visibleChoices, withChoice } from '../rules/selection.ts'
import styles from './Options.module.css'

interface Props {
  readonly product: Product
  readonly selection: Selection
}

/** More choices than this are a list to look through, not a row to look over. */
const MANY = 16

/** The choices, kept in the URL: a link carries them, and Back leads to where one came from. Without JavaScript it is a plain form. */
export function Options({ product, selection }: Props) {
  const [search, setSearch] = useSearchParams()
  if (product.productOptions.length === 0) return null
  const pick = (option: string) => (choice: string) =>
    setSearch(withChoice(search, option, choice), { preventScrollReset: true, replace: true })
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
  const [picked, pick] = useAtOnce(selection[option.name], onPick)
  return (
    <OptionPicker
      label={option.name}
      name={option.name}
      value={picked}
      onChange={pick}
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
  const [picked = '', pick] = useAtOnce(selection[option.name], onPick)
  return (
    <Select
      label={option.name}
      name={option.name}
      value={picked}
      onChange={(event) => pick(event.currentTarget.value)}
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

/** The control shows a choice at once; the URL follows in a transition, and then says what is chosen. */
function useAtOnce(chosen: string | undefined, onPick: (choice: string) => void) {
  const [shown, show] = useState({ chosen, picked: chosen })
  if (shown.chosen !== chosen) show({ chosen, picked: chosen })
  const pick = (picked: string) => {
    show({ chosen, picked })
    onPick(picked)
  }
  return [shown.picked, pick] as const
}
