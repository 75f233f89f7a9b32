/** Lets the browser answer and draw between two parts of the start (`scheduler.yield`, which Safari lacks). */
export function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { readonly yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise((go) => setTimeout(go))
}
