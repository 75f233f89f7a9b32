/** Resolves at the first Ctrl-C, termination or closed terminal, or when whoever launched us is gone. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
    const launcher = Number(process.env.GALLERIA_LAUNCHER)
    const parent = process.ppid
    setInterval(() => {
      if (process.ppid !== parent || (launcher && !isAlive(launcher))) resolve()
    }, 300).unref()
  })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
