import { defineCall, type Service, z } from '@galleria/platform-client'
import { GiftCardAccount } from '../entities/trade/gift-card-account.ts'
import { CursorMetadata, type CursorQuery } from '../schemas/paging.ts'

export type { GiftCardAccount } from '../entities/trade/gift-card-account.ts'

const giftCardService: Service = {
  package: '@wix/auto_sdk_gift-cards_gift-cards',
  fqn: 'com.wix.giftcards.api.v1.GiftCardsService',
  entity: 'wix.giftcards.v1.gift_card',
}
const giftCardPath = '/gift-cards/v1/gift-cards'
const GiftCardAnswer = () => z.object({ giftCard: GiftCardAccount })

/** For the store's owner; an extension of the embedded platform. */
export const getGiftCard = /* @__PURE__ */ defineCall<{ id: string }, { giftCard: GiftCardAccount }>({
  name: 'GetGiftCard',
  service: giftCardService,
  method: 'GET',
  path: `${giftCardPath}/{id}`,
  output: GiftCardAnswer,
})

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateGiftCard = /* @__PURE__ */ defineCall<
  { giftCard: { id: string; revision: string } & { expirationDate: string | null } },
  { giftCard: GiftCardAccount }
>({
  name: 'UpdateGiftCard',
  service: giftCardService,
  method: 'PATCH',
  path: `${giftCardPath}/{giftCard.id}`,
  output: GiftCardAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const queryGiftCards = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { giftCards: GiftCardAccount[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>({
  name: 'QueryGiftCards',
  service: giftCardService,
  method: 'POST',
  path: `${giftCardPath}/query`,
  output: () => z.object({ giftCards: z.array(GiftCardAccount), pagingMetadata: CursorMetadata }),
  repeatable: true,
})

/** The code is told this once: only its hash is kept. For the store's owner; an extension of the embedded platform. */
export const createGiftCard = /* @__PURE__ */ defineCall<
  { giftCard: { initialValue: string; expirationDate?: string } },
  { giftCard: GiftCardAccount; code: string }
>({
  name: 'CreateGiftCard',
  service: giftCardService,
  method: 'POST',
  path: giftCardPath,
  output: () => z.object({ giftCard: GiftCardAccount, code: z.string() }),
})

/** Balance of a card, by its code. For the store's owner; an extension of the embedded platform. */
export const getGiftCardByCode = /* @__PURE__ */ defineCall<{ code: string }, { giftCard: GiftCardAccount }>({
  name: 'GetGiftCardByCode',
  service: giftCardService,
  method: 'POST',
  path: `${giftCardPath}/find-by-code`,
  output: GiftCardAnswer,
  repeatable: true,
})

/** Stops the card from paying. For the store's owner; an extension of the embedded platform. */
export const disableGiftCard = /* @__PURE__ */ defineCall<
  { id: string; revision?: string },
  { giftCard: GiftCardAccount }
>({
  name: 'DisableGiftCard',
  service: giftCardService,
  method: 'POST',
  path: `${giftCardPath}/{id}/disable`,
  output: GiftCardAnswer,
})

/** Lets the card pay again. For the store's owner; an extension of the embedded platform. */
export const enableGiftCard = /* @__PURE__ */ defineCall<
  { id: string; revision?: string },
  { giftCard: GiftCardAccount }
>({
  name: 'EnableGiftCard',
  service: giftCardService,
  method: 'POST',
  path: `${giftCardPath}/{id}/enable`,
  output: GiftCardAnswer,
})
