import type { Props, ReleaseRecord, WidgetUse } from '@galleria/federation'
import { fits } from './accepts.ts'
import { type Gate, verdictOf } from './gate.ts'

/**
 * Compares the props that consumers give with those that providers take, each as built, without the other's source.
 */
export const widgetContract: Gate = ({ candidate, others, shells }) => {
  const asConsumer = Object.entries(candidate.uses).flatMap(([widget, use]) =>
    others.flatMap((other) =>
      other.module === candidate.module ? [] : broken(nameOf(candidate), use, widget, other),
    ),
  )
  const asProvider = others.flatMap((other) =>
    other.module === candidate.module
      ? []
      : Object.entries(other.uses).flatMap(([widget, use]) => broken(nameOf(other), use, widget, candidate)),
  )
  const forShells = Object.entries(shells).flatMap(([shell, { agreement }]) =>
    Object.entries(agreement?.uses ?? {}).flatMap(([widget, use]) =>
      broken(`shell ${shell}`, use, widget, candidate),
    ),
  )
  return verdictOf(
    'widget contract',
    [...new Set([...asConsumer, ...asProvider, ...forShells])],
    'Make new props optional, or release the consumer that passes them first. Remove a prop only after no live release passes it.',
  )
}

function nameOf({ module, version }: ReleaseRecord): string {
  return `${module}@${version}`
}

/** Passes a widget that its module does not offer: the gate of removals asks whether it was there before. */
function broken(consumer: string, use: WidgetUse, widget: string, provider: ReleaseRecord): string[] {
  const props = provider.widgets[widget]
  if (!props) return []
  const call = `${consumer} uses "${widget}" of ${nameOf(provider)}`
  return propFaults(call, use, props)
}

/** Compares the props given at each place with those that are taken. `call`: begins each sentence. */
export function propFaults(call: string, use: WidgetUse, props: Props): string[] {
  const found: string[] = []
  for (const given of use.given) {
    for (const [name, { optional }] of Object.entries(props))
      if (!optional && !given.includes(name)) found.push(`${call} without the required prop "${name}".`)
    for (const name of given) {
      const [taken, own] = [props[name], use.props[name]]
      if (!taken) found.push(`${call} with the prop "${name}", which it doesn't have.`)
      else if (own && !fits(taken, own)) found.push(`${call} with a "${name}" of another type.`)
    }
  }
  return found
}
