import type { LineDetails } from './details.ts'

export interface RequestedLine {
  readonly id: string
  readonly productId: string
  readonly variantId: string
  readonly options: Readonly<Record<string, unknown>>
  readonly quantity: number
  readonly details?: LineDetails | null | undefined
}
