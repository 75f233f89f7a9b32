export interface ToastOptions {
  readonly title: string
  readonly description?: string | undefined
  readonly tone?: 'neutral' | 'success' | 'danger' | undefined
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined
  /** Milliseconds it stays while nobody points at it; an action makes it stay longer. */
  readonly duration?: number
}

export interface ShownToast extends ToastOptions {
  readonly id: number
}

let shown: readonly ShownToast[] = []
let count = 0
const listeners = new Set<() => void>()

function change(next: readonly ShownToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Says something that needs no answer, at the foot of the page. Returns what takes it away. */
export function toast(options: ToastOptions): () => void {
  count += 1
  const id = count
  change([...shown.slice(-2), { ...options, id }])
  return () => dismiss(id)
}

export function dismiss(id: number): void {
  change(shown.filter((each) => each.id !== id))
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function read(): readonly ShownToast[] {
  return shown
}
