interface Mailbox {
  /** The newest one-time code. */
  readonly code: string | null
  readonly messages: readonly object[]
}

/** Mailbox of an address or a phone number. */
export async function mailbox(platformUrl: string, to: string): Promise<Mailbox> {
  const answer = await fetch(`${platformUrl}/_dev/mailbox/${encodeURIComponent(to)}`)
  return (await answer.json()) as Mailbox
}

export async function codeFor(platformUrl: string, to: string): Promise<string> {
  const { code } = await mailbox(platformUrl, to)
  if (!code) throw new Error(`No code was sent to ${to}`)
  return code
}
