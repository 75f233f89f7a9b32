import { platform, session } from '@galleria/federation'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import {
  type LoyaltyAccount,
  type LoyaltyTransaction,
  queryLoyaltyTransactions,
} from '@galleria/platform-client/loyalty'
import { getMyLoyaltyCoupons, type LoyaltyCoupon } from '@galleria/platform-client/loyalty-coupons'
import type { LoaderFunctionArgs } from '@galleria/router'
import { cartApi } from './cart/cart-api.ts'
import { myAccount, quietly } from './my-account.ts'
import { type Program, readProgram } from './program.ts'

const LATEST = 5

export interface Mine {
  /** Null before the first points. */
  readonly account: LoyaltyAccount | null
  readonly coupons: readonly LoyaltyCoupon[]
  /** The code that the cart has now; null where it has none, or could not be asked. */
  readonly inCart: string | null
  readonly latest: readonly LoyaltyTransaction[]
}

/** A member's part, or that it could not be had. */
export type ReadMine = Mine | { readonly failed: true }

/** Reads the program, and with it a member's part, so that the server draws both. */
export async function readProgramAndMine(
  args: LoaderFunctionArgs,
): Promise<Program & { readonly mine?: ReadMine | undefined }> {
  const { isMember } = args.context.get(session)
  const [program, mine] = await Promise.all([readProgram(args), isMember ? loadMine(args) : undefined])
  return { ...program, mine }
}

/** Loads a member's part alone. */
export async function loadMine({ context, request }: LoaderFunctionArgs): Promise<ReadMine> {
  return quietly(read(context, request.signal), { failed: true as const })
}

async function read(context: LoaderFunctionArgs['context'], signal: AbortSignal): Promise<Mine> {
  const client = context.get(platform)
  const [account, coupons, inCart] = await Promise.all([
    myAccount(client, signal),
    myCoupons(client, signal),
    quietly(codeInCart(context, signal), null),
  ])
  return { account, coupons, inCart, latest: account ? await latestOf(client, account, signal) : [] }
}

/** Null where the cart has none. */
export async function codeInCart(
  context: LoaderFunctionArgs['context'],
  signal: AbortSignal,
): Promise<string | null> {
  return (await (await cartApi(context)).read(signal))?.code ?? null
}

export async function myCoupons(client: PlatformClient, signal: AbortSignal): Promise<LoyaltyCoupon[]> {
  try {
    return (await getMyLoyaltyCoupons(client, undefined, { signal })).loyaltyCoupons
  } catch (error) {
    // A site that has points, and no coupons for them.
    if (isPlatformError(error) && error.status === 404) return []
    throw error
  }
}

async function latestOf(client: PlatformClient, { id }: LoyaltyAccount, signal: AbortSignal) {
  const query = {
    filter: { accountId: id },
    sort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
    cursorPaging: { limit: LATEST },
  }
  return (await queryLoyaltyTransactions(client, { query }, { signal })).loyaltyTransactions
}
