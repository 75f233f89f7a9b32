import { sessionValue } from '@galleria/federation'
import { z } from '@galleria/platform-client'

/** A reward that was asked for and whose answer has not come. */
export interface Wish {
  readonly accountId: string
  readonly rewardId: string
  readonly times: number
  /** Under which it is sent, and sent again: the platform answers the first coupon then. */
  readonly key: string
}

/** Kept by the tab, so that neither a reload nor a lost answer makes anybody pay twice. */
export const wishes = sessionValue<{ readonly wishes: readonly Wish[] }>(
  'galleria.loyalty.wishes',
  z.object({
    wishes: z.array(
      z.object({ accountId: z.string(), rewardId: z.string(), times: z.number(), key: z.string() }),
    ),
  }),
)

type Whose = Pick<Wish, 'accountId' | 'rewardId'>

export function findWish(all: readonly Wish[] | undefined, { accountId, rewardId }: Whose): Wish | undefined {
  return all?.find((wish) => wish.accountId === accountId && wish.rewardId === rewardId)
}

/** The one that is still open, as it was first asked; else a new one. */
export function wishFor(wanted: Whose & Pick<Wish, 'times'>): Wish {
  const all = wishes.get()?.wishes ?? []
  const known = findWish(all, wanted)
  if (known) return known
  const wish = { ...wanted, key: crypto.randomUUID() }
  wishes.set({ wishes: [...all, wish] })
  return wish
}

/** Its answer has come, whatever it was. */
export function settleWish(key: string): void {
  const left = wishes.get()?.wishes.filter((wish) => wish.key !== key) ?? []
  if (left.length > 0) wishes.set({ wishes: left })
  else wishes.clear()
}
