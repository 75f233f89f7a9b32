/** The platform's half of a test's store. What a test moved, the next one finds put back. */
export function moveSite(platformUrl: string) {
  let isMoved = false

  async function send(path: string, method: string, body?: object): Promise<unknown> {
    const answer = await fetch(platformUrl + path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} was refused with ${answer.status}: ${text}`)
    return JSON.parse(text)
  }

  /** Another site, as the seed makes it. */
  async function fresh(): Promise<void> {
    await send('/_site', 'POST')
    isMoved = false
  }

  return {
    fresh,
    async putBack() {
      if (isMoved) await fresh()
    },
    /** Also what is due in that time happens. */
    async advance(seconds: number) {
      isMoved = true
      await send('/_dev/clock', 'POST', { advance: seconds })
    },
    async addFault(rule: object) {
      isMoved = true
      await send('/_dev/faults', 'POST', rule)
    },
    async clearFaults() {
      await send('/_dev/faults', 'DELETE')
    },
  }
}
