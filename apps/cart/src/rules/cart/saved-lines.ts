import type { Line, WantedLine } from '../model/index.ts'
import { optionsText } from '../money.ts'

type Every = NonNullable<Line['subscriptionOptionInfo']>

/** A line put aside: what to order, and a name to know it by until the platform tells it. Pictures, prices and stock are the platform's and not kept. */
export interface SavedLine extends WantedLine {
  readonly name: string
  readonly options?: string | undefined
  readonly path?: string | undefined
  /** How often it comes again, of what was to be bought so. */
  readonly subscriptionOptionInfo?: Every | undefined
}

/** Beyond it the oldest is dropped: a browser's store is small. */
const MOST = 50

export function savedLine(line: Line): SavedLine | null {
  const { catalogReference, quantity, productName, url, subscriptionOptionInfo } = line
  const settings = subscriptionOptionInfo?.subscriptionSettings
  if (!catalogReference) return null
  const options = optionsText(line)
  return {
    catalogReference,
    quantity,
    name: productName.translated || productName.original,
    ...(options && { options }),
    ...(url?.relativePath && { path: url.relativePath }),
    ...(settings && { subscriptionOptionInfo: { subscriptionSettings: settings } }),
  }
}

/** Newest first; the same item once, with the quantities together. */
export function withSaved(list: readonly SavedLine[], line: SavedLine): readonly SavedLine[] {
  const known = list.find((each) => savedKey(each) === savedKey(line))
  const quantity = line.quantity + (known?.quantity ?? 0)
  return [{ ...line, quantity }, ...list.filter((each) => each !== known)].slice(0, MOST)
}

/** The list without so many of an item: without the item when none is left. */
export function withoutSaved(
  list: readonly SavedLine[],
  line: WantedLine,
  quantity = Number.POSITIVE_INFINITY,
): readonly SavedLine[] {
  return list.flatMap((each) => {
    if (savedKey(each) !== savedKey(line)) return [each]
    const left = each.quantity - quantity
    return left > 0 ? [{ ...each, quantity: left }] : []
  })
}

/** One for each thing that can be told apart: product, variant, choices, texts. */
export function savedKey({ catalogReference }: WantedLine): string {
  const { appId, catalogItemId, options = {} } = catalogReference
  const parts = Object.entries(options ?? {}).toSorted(([a], [b]) => a.localeCompare(b))
  return JSON.stringify([appId, catalogItemId, parts])
}
