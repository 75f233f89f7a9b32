import { createHash } from 'node:crypto'

const known = new Map<string, string>()

/** Catalogue V3 gives options and their choices ids; here they follow from the names, so the same colour is one choice in all products. */
export const optionId = (option: string) => idOf(`option ${option}`)
export const choiceId = (option: string, choice: string) => idOf(`choice ${option}\0${choice}`)

/** A UUID of version 8: by hash of a name (RFC 9562 §5.8). */
function idOf(name: string): string {
  let id = known.get(name)
  if (!id) {
    const hex = createHash('sha256').update(name).digest('hex')
    id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
    if (known.size < 10_000) known.set(name, id)
  }
  return id
}
