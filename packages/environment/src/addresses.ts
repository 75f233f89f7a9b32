/** Whether an address leads back to the machine that uses it. */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return (
    /^(127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]+\])$/.test(hostname) ||
    /(^|\.)localhost\.?$/.test(hostname)
  )
}

/** Lines about variables whose address only this machine can reach; empty when there are none. */
export function unreachableAddresses(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): string[] {
  return names.flatMap((name) => {
    const value = env[name]
    if (!value) return [`${name} is missing. Set the address that shoppers use in production.`]
    return isLoopback(value)
      ? [`${name} is ${value}, which works only on this machine. Set the address that shoppers use.`]
      : []
  })
}
