import type { Audience } from './audiences.ts'

/** What belongs to one shopper: to others a call that names it answers as for one that is not there. */
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
