import { type ToastOptions, toast } from '@galleria/ui'

let dismiss: (() => void) | undefined

/** Toast of what was added, one at a time: it goes with the next, and when the cart opens. */
export function showAdded(options: ToastOptions): void {
  dismissAdded()
  dismiss = toast(options)
}

export function dismissAdded(): void {
  dismiss?.()
  dismiss = undefined
}
