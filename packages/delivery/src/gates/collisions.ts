import type { ReleaseDescription } from '@galleria/federation'
import { DeliveryFault } from '../fault.ts'

/** Two modules must not answer the same address, and a widget bears its module's name. */
export function refuseCollisions(candidate: ReleaseDescription, others: Iterable<ReleaseDescription>): void {
  for (const widget of candidate.widgets) {
    if (!widget.startsWith(`${candidate.name}.`)) {
      throw new DeliveryFault(`${candidate.name} offers "${widget}", a name that is not its own.`)
    }
  }
  for (const other of others) {
    if (other.name === candidate.name) continue
    const taken = candidate.prefixes.find((prefix) => other.prefixes.includes(prefix))
    if (taken) throw new DeliveryFault(`${candidate.name} wants ${taken}, which belongs to ${other.name}.`)
  }
}
