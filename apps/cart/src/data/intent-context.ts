import type { Session } from '@galleria/auth'
import type { Language } from '@galleria/i18n'
import type { Say } from '../messages/index.ts'
import type { AddOutcome } from '../rules/cart/add-outcome.ts'
import type { CartApi } from './purchase/cart-api.ts'

export type Done = {
  readonly ok: true
  readonly outcome?: AddOutcome
  /** The stock that a wanted quantity was lowered to. */
  readonly loweredTo?: number
  /** Message for a toast about a part that failed. */
  readonly message?: string
}

export type Problem = { readonly ok: false; readonly problem: string; readonly retry?: boolean }

export type CartResult = Done | Problem

export interface IntentContext {
  readonly api: CartApi
  readonly session: Session
  readonly form: FormData
  readonly language: Language
  readonly t: Say
}
