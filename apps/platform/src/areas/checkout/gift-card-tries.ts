import { ApiError } from '../../base/errors.ts'
import type { Services } from '../../data/services.ts'
import type { Caller } from '../../http/caller.ts'
import type { Client } from '../../http/client.ts'
import { accountBudget, giveBackAll, takeAttempts } from '../identity/index.ts'
import { reachOf } from './reach.ts'

/** Answers that tell something of a code: each is a try that is used up. */
const TOLD = new Set([
  'GIFT_CARD_CODE_INVALID',
  'GIFT_CARD_NOT_FOUND',
  'GIFT_CARD_DISABLED',
  'GIFT_CARD_EXPIRED',
  'GIFT_CARD_IS_EMPTY',
  'INVALID_GIFT_CARD_CODE',
  'INVALID_GIFT_CARD_STATUS',
])

export interface Guesser {
  /** Visitor or member; undefined for programs, which read gift cards anyway. */
  readonly id: string | undefined
  /** Network, since whoever guesses takes a new visitor's token at will. */
  readonly address: string
}

type Kept = Pick<Services, 'db' | 'clock' | 'config'>

/** Limits guesses of gift card codes: a code is money. A card that pays costs no try. */
export async function withGiftCardTry<T>(
  services: Kept,
  { id, address }: Guesser,
  code: string | null | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!code || id === undefined) return work()
  const budgets = [
    accountBudget(`gift card:${id}`),
    { of: `gift card from:${address}`, allowed: services.config.failuresPerAddress },
  ]
  const { db, clock } = services
  await takeAttempts(db, clock, budgets)
  try {
    const done = await work()
    await giveBackAll(db, budgets)
    return done
  } catch (error) {
    if (!(error instanceof ApiError) || !TOLD.has(codeOf(error))) await giveBackAll(db, budgets)
    throw error
  }
}

function codeOf({ body }: ApiError): string {
  const { details } = body as { details?: { applicationError?: { code: string } } }
  return details?.applicationError?.code ?? ''
}

interface Called {
  readonly caller: Caller
  readonly client: Pick<Client, 'address'>
}

export const guesserOf = ({ caller, client }: Called): Guesser => ({
  id: reachOf(caller)?.ownerId,
  address: client.address,
})
