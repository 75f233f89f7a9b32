export type Format = 'HOSTED' | 'SHOPIFY'
