/** Resolves at the first Ctrl-C, termination or closed terminal; later ones are swallowed while things are put away. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })
}
