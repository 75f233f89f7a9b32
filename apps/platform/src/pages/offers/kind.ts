import type { Intent } from '../../areas/redirects/index.ts'
import type { Db, Trx } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import type { Html } from '../hosted/page.ts'
import type { Problem } from '../hosted/problem.ts'
import type { Visit } from './visitor.ts'

export interface Contact {
  readonly name: string
  readonly email: string
}

/** Summary of a purchase, in words and in money. */
interface Summary {
  readonly lines: readonly { readonly label: string; readonly value: string }[]
  readonly totalMinor: number
}

/** Parameters that the store's page receives in its address. */
export type Receipt = Readonly<Record<string, string>>

/** Something that is chosen, confirmed and paid on a page of its own. */
export interface OfferKind<Offer, Choice> {
  readonly path: string
  readonly intents: readonly Intent[]
  readonly membersOnly?: boolean
  find(services: Services, visit: Visit, id: string): Promise<Offer | undefined>
  title(offer: Offer): string
  /** Above the form: what it is. */
  about(visit: Visit, offer: Offer): Html
  /** The form's choices. */
  choices(visit: Visit, offer: Offer, params: URLSearchParams, problem: Problem | undefined): Html
  read(visit: Visit, offer: Offer, form: URLSearchParams): Choice | Problem
  /** The fields that say this choice again. */
  carry(choice: Choice): Readonly<Record<string, string>>
  summarize(visit: Visit, offer: Offer, choice: Choice): Summary
  /** Receipt of a purchase already made with this address. */
  receipt(db: Db, visit: Visit): Promise<Receipt | undefined>
  /** Undefined when somebody else was faster. */
  place(trx: Trx, services: Services, order: Order<Offer, Choice>): Promise<Receipt | undefined>
}

export interface Order<Offer, Choice> {
  readonly visit: Visit
  readonly offer: Offer
  readonly choice: Choice
  readonly contact: Contact
  readonly totalMinor: number
}

export function isProblem(value: object): value is Problem {
  return 'text' in value
}
