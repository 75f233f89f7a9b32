import type { SampleProduct } from '../data/sample.ts'
import type { DiscountDraft, Times } from './draft.ts'

/** Requests of the form of a code or a rule; `More` is what the save of one kind adds. */
export type DiscountSent<More = unknown> =
  | { readonly intent: 'delete' }
  | { readonly intent: 'end'; readonly revision: string }
  | ({ readonly draft: DiscountDraft; readonly times: Times } & (
      | { readonly intent: 'preview'; readonly sample: readonly SampleProduct[] }
      | ({ readonly intent: 'save'; readonly revision?: string } & More)
    ))
