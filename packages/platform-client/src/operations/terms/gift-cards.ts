import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_gift-cards_gift-cards', fqn: 'com.wix.giftcards.api.v1.GiftCardsService', entity: 'wix.giftcards.v1.gift_card' }

export const createGiftCard = { service, name: 'CreateGiftCard', method: 'POST', path: '/gift-cards/v1/gift-cards', audience: 'OWNER' } as const
export const queryGiftCards = { service, name: 'QueryGiftCards', method: 'POST', path: '/gift-cards/v1/gift-cards/query', audience: 'STAFF' } as const
export const getGiftCardByCode = { service, name: 'GetGiftCardByCode', method: 'POST', path: '/gift-cards/v1/gift-cards/find-by-code', audience: 'STAFF' } as const
export const sendGiftCard = { service, name: 'SendGiftCard', method: 'POST', path: '/gift-cards/v1/gift-cards/{id}/send', audience: 'OWNER' } as const
export const getGiftCardHistory = { service, name: 'GetGiftCardHistory', method: 'GET', path: '/gift-cards/v1/gift-cards/{id}/history', audience: 'STAFF' } as const
export const getGiftCard = { service, name: 'GetGiftCard', method: 'GET', path: '/gift-cards/v1/gift-cards/{id}', audience: 'STAFF' } as const
export const updateGiftCard = { service, name: 'UpdateGiftCard', method: 'PATCH', path: '/gift-cards/v1/gift-cards/{giftCard.id}', audience: 'OWNER' } as const
export const disableGiftCard = { service, name: 'DisableGiftCard', method: 'POST', path: '/gift-cards/v1/gift-cards/{id}/disable', audience: 'STAFF' } as const
export const enableGiftCard = { service, name: 'EnableGiftCard', method: 'POST', path: '/gift-cards/v1/gift-cards/{id}/enable', audience: 'STAFF' } as const
