import type { DraftOrder } from '@galleria/platform-client/draft-orders'
import type { Autosave } from './use-autosave.ts'

/** Props of each part of the form. */
export interface PartProps {
  readonly draft: DraftOrder
  readonly save: Autosave
  /** ISO 4217. */
  readonly currency: string
}
