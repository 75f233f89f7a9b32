import { randomUUID } from 'node:crypto'
import { kept } from '../kept.ts'
import type { Lasting } from '../lasting.ts'
import { Recent } from '../recent.ts'
import type { Services } from '../services.ts'
import type { CartView } from './cart-view.ts'
import type { CartRow } from './store.ts'
import type { WantedLine } from './wanted-line.ts'

type Line = WantedLine & { readonly mark: string }

/** A first cart as it is answered, with gaps for what differs from one visitor to the next. */
interface Draft {
  readonly pieces: readonly string[]
  /** After each piece but the last: which of the names of `namesOf` comes there. */
  readonly gaps: readonly number[]
  readonly from: number
  readonly until: number
}

export interface FirstCartOf {
  readonly row: CartRow
  readonly lines: readonly Line[]
  readonly tradeRevision: string
  /** What is shown beside the store's own. */
  readonly currency: string
}

const MOST = 1000

type Site = Pick<Services, 'kept' | 'clock'>
const memoryOf = (site: Site) =>
  kept(site, 'first cart drafts', () => ({
    drafts: new Recent<Draft>(MOST),
    marks: new Recent<number>(MOST),
  }))

let marked = 0

/** All that the answer is made of but names and time: goods as they stand under their marks, and trade. */
function keyOf(site: Site, { lines, tradeRevision, currency }: FirstCartOf): string {
  const { marks } = memoryOf(site)
  const goods = lines.map(({ variantId, quantity, options, mark }) => {
    // Marks are long and the same string each time: one number for each is found at once, a key of them all is not.
    if (marks.get(mark) === undefined) marks.set(mark, ++marked)
    return [variantId, quantity, options, marks.get(mark)]
  })
  return JSON.stringify([tradeRevision, currency, goods])
}

function namesOf({ row, lines }: FirstCartOf): string[] {
  return [row.id, row.ownerId, ...lines.map(({ id }) => id)]
}

/** The cart's JSON, where another visitor put the same into their first. */
export function fromDraft(site: Site, first: FirstCartOf): string | undefined {
  const draft = memoryOf(site).drafts.get(keyOf(site, first))
  const now = site.clock.now().getTime()
  if (!draft || now < draft.from || now >= draft.until) return undefined
  const names = [...namesOf(first), first.row.createdAt.toISOString()]
  let json = draft.pieces[0] ?? ''
  for (const [index, gap] of draft.gaps.entries()) json += `${names[gap]}${draft.pieces[index + 1]}`
  return json
}

/** Keeps it for others. Its names are random, so nothing else in it is mistaken for one; the time is given one as well. */
export function keepDraft(
  site: Site,
  first: FirstCartOf,
  { body: cart, until }: Pick<Lasting<CartView>, 'body' | 'until'>,
): void {
  const time = randomUUID()
  const names = [...namesOf(first), time]
  const parts = JSON.stringify({ ...cart, createdDate: time, updatedDate: time }).split(
    new RegExp(`(${names.join('|')})`),
  )
  memoryOf(site).drafts.set(keyOf(site, first), {
    pieces: parts.filter((_, index) => index % 2 === 0),
    gaps: parts.filter((_, index) => index % 2 === 1).map((name) => names.indexOf(name)),
    from: first.row.createdAt.getTime(),
    until: until?.getTime() ?? Number.POSITIVE_INFINITY,
  })
}
