import { defineCall, z } from '@galleria/platform-client'
import {
  GiftCardAccount,
  GiftCardHistoryEntry,
  type GiftCardRecipient,
} from '../../entities/trade/gift-card-account.ts'
import * as operations from '../../operations/terms/gift-cards.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type {
  GiftCardAccount,
  GiftCardHistoryEntry,
  GiftCardRecipient,
} from '../../entities/trade/gift-card-account.ts'

const GiftCardAnswer = () => z.object({ giftCard: GiftCardAccount })

/** For the store's owner; an extension of the embedded platform. */
export const getGiftCard = /* @__PURE__ */ defineCall<{ id: string }, { giftCard: GiftCardAccount }>(
  operations.getGiftCard,
  GiftCardAnswer,
)

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateGiftCard = /* @__PURE__ */ defineCall<
  { giftCard: { id: string; revision: string } & { expirationDate: string | null } },
  { giftCard: GiftCardAccount }
>(operations.updateGiftCard, GiftCardAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const queryGiftCards = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { giftCards: GiftCardAccount[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(
  operations.queryGiftCards,
  () => z.object({ giftCards: z.array(GiftCardAccount), pagingMetadata: CursorMetadata }),
  { repeatable: true },
)

/** The code is told this once, and to the recipient by mail: only its hash is kept. For the store's owner; an extension of the embedded platform. */
export const createGiftCard = /* @__PURE__ */ defineCall<
  { giftCard: { initialValue: string; expirationDate?: string; recipient?: GiftCardRecipient } },
  { giftCard: GiftCardAccount; code: string }
>(operations.createGiftCard, () => z.object({ giftCard: GiftCardAccount, code: z.string() }))

/** Mails a new code of the card, and the old one pays nothing from then on: codes are not kept, so the same cannot be sent twice. For the store's owner; an extension of the embedded platform. */
export const sendGiftCard = /* @__PURE__ */ defineCall<
  { id: string; revision?: string; recipient: GiftCardRecipient },
  { giftCard: GiftCardAccount }
>(operations.sendGiftCard, GiftCardAnswer)

/** Acts and payments of a card, newest first, with the balance that each payment left. For the store's owner; an extension of the embedded platform. */
export const getGiftCardHistory = /* @__PURE__ */ defineCall<
  { id: string },
  { entries: GiftCardHistoryEntry[] }
>(operations.getGiftCardHistory, () => z.object({ entries: z.array(GiftCardHistoryEntry) }), {
  repeatable: true,
})

/** Balance of a card, by its code. For the store's owner; an extension of the embedded platform. */
export const getGiftCardByCode = /* @__PURE__ */ defineCall<{ code: string }, { giftCard: GiftCardAccount }>(
  operations.getGiftCardByCode,
  GiftCardAnswer,
  { repeatable: true },
)

/** Stops the card from paying. For the store's owner; an extension of the embedded platform. */
export const disableGiftCard = /* @__PURE__ */ defineCall<
  { id: string; revision?: string },
  { giftCard: GiftCardAccount }
>(operations.disableGiftCard, GiftCardAnswer)

/** Lets the card pay again. For the store's owner; an extension of the embedded platform. */
export const enableGiftCard = /* @__PURE__ */ defineCall<
  { id: string; revision?: string },
  { giftCard: GiftCardAccount }
>(operations.enableGiftCard, GiftCardAnswer)
