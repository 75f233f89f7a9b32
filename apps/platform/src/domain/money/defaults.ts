/** Currency (ISO 4217) and language of a store that says no other. */
export const CURRENCY = 'USD'
export const LOCALE = 'en-US'
