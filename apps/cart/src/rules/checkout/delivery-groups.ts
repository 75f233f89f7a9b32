import type { DeliveryChoice } from '../model/index.ts'

/** A way of delivery with the times it can be had at; one of no times of its own has a single one. */
export interface DeliveryGroup {
  readonly name: string
  readonly choices: readonly [DeliveryChoice, ...DeliveryChoice[]]
}

/** Times of one delivery are told apart by what follows the `@` of their code. */
export function deliveryGroups(choices: readonly DeliveryChoice[]): readonly DeliveryGroup[] {
  const groups = new Map<string, [DeliveryChoice, ...DeliveryChoice[]]>()
  for (const choice of choices) {
    const name = `${choice.carrierId} ${choice.option.code.replace(/@.*$/, '')}`
    const group = groups.get(name)
    if (group) group.push(choice)
    else groups.set(name, [choice])
  }
  return [...groups].map(([name, group]) => ({ name, choices: group }))
}
