import { randomUUID } from 'node:crypto'
import type { PlatformConfig } from '../../data/config.ts'
import type { Trx } from '../../data/database.ts'
import {
  addLines,
  type CustomLineItem,
  createCart,
  deleteCart,
  lockCart,
  type NewLine,
  type Owner,
  ownAmounts,
  readLines,
  type StoredLine,
  textsKey,
  tooManyLines,
  withPictures,
} from '../cart/index.ts'

interface LinesInput {
  readonly lineItems?: readonly NewLine[]
  readonly customLineItems?: readonly CustomLineItem[]
}
const nothing = { lineItems: [], customLineItems: [] }

interface Terms {
  readonly config: PlatformConfig
  /** The store's without it. */
  readonly currency?: string
  readonly date: Date
  /** Staff sell hidden products too. */
  readonly hidden?: boolean | undefined
}

const keyOf = ({ variantId, options }: StoredLine) => `${variantId} ${textsKey(options)}`

/**
 * Lines of a checkout as a cart would take them: the same rules on what may be added and how many, in a cart of their own
 * that is gone again with the transaction. Lines of the merchant's own stand each for itself.
 */
export async function addToLines(
  trx: Trx,
  present: readonly StoredLine[],
  wanted: LinesInput,
  { config, currency = config.currency, date, hidden }: Terms,
): Promise<StoredLine[]> {
  const { lineItems, customLineItems } = await withPictures(trx, config, { ...nothing, ...wanted })
  const known = lineItems.length
    ? await addGoods(trx, present, lineItems, { currency, date, hidden })
    : [...present]
  const own = customLineItems.map((custom, index) => {
    const id = randomUUID()
    const minor = ownAmounts(custom, currency, `customLineItems[${index}]`)
    const { quantity } = custom
    return { id, productId: id, variantId: id, options: {}, quantity, details: { custom, minor } }
  })
  const all = [...known, ...own]
  tooManyLines(all.slice(1))
  return all
}

async function addGoods(
  trx: Trx,
  present: readonly StoredLine[],
  wanted: readonly NewLine[],
  { currency, date, hidden }: Required<Pick<Terms, 'currency' | 'date'>> & Pick<Terms, 'hidden'>,
): Promise<StoredLine[]> {
  const owner: Owner = { ownerType: 'VISITOR', ownerId: randomUUID() }
  await createCart(trx, owner, currency, date)
  const cart = await lockCart(trx, owner)
  if (!cart) throw new Error('The cart that was just made is gone')
  await addLines(trx, { id: cart.id, currency, lines: present, hidden }, wanted)
  const added = await readLines(trx, cart.id)
  await deleteCart(trx, cart.id)
  const changed = new Map(added.map((line) => [keyOf(line), line]))
  const known = present.map((line) => {
    const more = changed.get(keyOf(line))
    changed.delete(keyOf(line))
    return more ? { ...line, quantity: more.quantity } : line
  })
  return [...known, ...changed.values()]
}
