import type { ChoicesOnShow } from '../engine.ts'
import type { ProductIndex } from '../product-index.ts'
import { CHOICES } from '../terms.ts'

/** Choices of visible products: the index holds those of hidden products too. */
export function choicesOnShow(index: ProductIndex): ChoicesOnShow {
  const visible = index.all().filter((slot) => index.isVisible(slot))
  const column = index.terms.column(CHOICES)
  const names = index.terms.column('options.name')
  const { counts } = column.count(visible)
  const having = names.count(visible).counts
  return {
    choices: column.texts
      .filter((_, number) => counts[number])
      .map((text) => {
        const [option = '', choice = '', color] = text.split('\0')
        return { option, choice, ...(color && { color }) }
      }),
    products: new Map(names.texts.map((name, number) => [name, having[number] ?? 0])),
  }
}
