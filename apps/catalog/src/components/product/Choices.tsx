import type { Product, ProductOption } from '@galleria/platform-client/products'
import { OptionPicker, Select } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import {
  availableChoices,
  choiceLabel,
  optionLabel,
  type Selection,
  visibleChoices,
} from '../../rules/product/selection.ts'

interface Props {
  readonly product: Product
  readonly selection: Selection
  readonly onPick: (option: string, choice: string) => void
}

/** More choices than this are a list to look through, not a row to look over. */
const MANY = 16

/** One control per option; what is sold out with the rest of the selection says so and can still be picked. */
export function Choices({ product, selection, onPick }: Props) {
  return product.productOptions.map((option) => {
    const Control = option.choices.length > MANY ? ChoiceList : ChoiceRow
    const pick = (choice: string) => onPick(option.name, choice)
    return <Control key={option.name} {...{ product, option, selection }} onPick={pick} />
  })
}

interface ControlProps extends Omit<Props, 'onPick'> {
  readonly option: ProductOption
  readonly onPick: (choice: string) => void
}

function ChoiceRow({ product, option, selection, onPick }: ControlProps) {
  const [picked, pick] = useAtOnce(selection[option.name], onPick)
  const available = availableChoices(product, selection, option)
  return (
    <OptionPicker
      label={optionLabel(option)}
      name={option.name}
      value={picked}
      onChange={pick}
      choices={visibleChoices(option).map((choice) => ({
        value: choice.description,
        label: choiceLabel(choice),
        color: option.optionType === 'color' ? choice.value : undefined,
        soldOut: !available.has(choice.description),
      }))}
    />
  )
}

function ChoiceList({ product, option, selection, onPick }: ControlProps) {
  const t = useMessages()
  const [picked = '', pick] = useAtOnce(selection[option.name], onPick)
  const available = availableChoices(product, selection, option)
  return (
    <Select
      label={optionLabel(option)}
      name={option.name}
      value={picked}
      onChange={(event) => pick(event.currentTarget.value)}
    >
      <option value="" disabled>
        {t('options.choose')}
      </option>
      {visibleChoices(option).map((choice) => (
        <option key={choice.description} value={choice.description}>
          {available.has(choice.description)
            ? choiceLabel(choice)
            : t('options.sold-out', { choice: choiceLabel(choice) })}
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
