import type { Audience } from './audiences.ts'

/** Things that belong to one shopper: to others a call that names one answers as if it did not exist. */
export type Thing =
  | 'cart'
  | 'checkout'
  | 'order'
  | 'subscription'
  | 'back-in-stock request'
  | 'transaction'
  | 'factor'
  | 'session'
  | 'profile'
  | 'about'

export type Row = Audience | `${Audience}: own ${Thing}`

/** By method and public path: `GET /ecom/v1/carts/{id}`. */
export type Rows = Readonly<Record<string, Row>>
