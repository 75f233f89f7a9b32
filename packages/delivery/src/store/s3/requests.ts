import { setTimeout as sleep } from 'node:timers/promises'
import type { AwsClient } from 'aws4fetch'
import { DeliveryFault } from '../../base/fault.ts'

export interface Answer {
  readonly status: number
  readonly isDone: boolean
  readonly headers: Headers
  readonly content: Uint8Array<ArrayBuffer>
}

export interface Call extends RequestInit {
  readonly body?: Uint8Array<ArrayBuffer>
  /** Statuses besides success that are an answer. */
  readonly expected?: readonly number[]
}

export interface Patience {
  readonly attempts: number
  /** Milliseconds for one attempt, besides what its bytes take on a slow line. */
  readonly milliseconds: number
}

const usualPatience: Patience = { attempts: 5, milliseconds: 20_000 }
/** Bytes per millisecond of the slowest connection that is waited for: 50 kB a second. */
const bytesPerMillisecond = 50

/**
 * Asks a bucket until it answers. A connection that breaks, a service that is silent, out of breath (5xx, 429) or in the
 * middle of another conditional write (409) is asked again: each call of a module store may be made twice, since what is
 * written under a condition is looked for where the condition does not hold any more.
 */
export async function ask(
  aws: AwsClient,
  address: string,
  url: string,
  { expected = [], ...init }: Call = {},
  { attempts, milliseconds }: Patience = usualPatience,
): Promise<Answer> {
  const limit = milliseconds + Math.ceil((init.body?.length ?? 0) / bytesPerMillisecond)
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === attempts
    const signal = AbortSignal.timeout(limit)
    try {
      const response = await aws.fetch(url, { ...init, signal })
      const { status, headers, ok: isDone } = response
      const content = new Uint8Array(await response.arrayBuffer())
      const isBusy = status >= 500 || status === 429 || status === 409
      if (isDone || (expected.includes(status) && (!isBusy || isLast)))
        return { status, isDone, headers, content }
      if (!isBusy || isLast) throw refused(address, status, content)
    } catch (error) {
      if (error instanceof DeliveryFault) throw error
      if (isLast) throw new DeliveryFault('STORE_UNREACHABLE', `Couldn't reach ${address}: ${reason(error)}`)
    }
    await sleep(Math.random() * 100 * 2 ** attempt)
  }
}

function refused(address: string, status: number, content: Uint8Array): DeliveryFault {
  const said = /<Message>([^<]*)/.exec(Buffer.from(content).toString('utf8'))?.[1]
  return new DeliveryFault('STORE_REFUSED', `${address} answered ${status}${said ? `: ${said}` : ''}.`)
}

function reason(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message : message
}
