import type { Line } from '../rules/model/index.ts'

type Referred = Pick<Line, 'catalogReference'>

const keyOf = ({ catalogReference }: Referred) => JSON.stringify(catalogReference)

let awaited: string | undefined

/** Names the line that an Undo brings back, so that the focus can go to it once it is there. */
export function awaitRestored(line: Referred | undefined): void {
  awaited = line && keyOf(line)
}

/** True once, for the line that was awaited. */
export function takeRestored(line: Referred): boolean {
  if (awaited === undefined || awaited !== keyOf(line)) return false
  awaited = undefined
  return true
}
