import { Agent, request } from 'node:http'
import type { Question } from '../platform/connections.ts'

export interface AtRate {
  readonly asked: number
  readonly failed: number
  /** The first few. */
  readonly failures: readonly string[]
  readonly p50: number
  readonly p99: number
}

/**
 * So many questions a second for so long, whether or not those before were answered: as shoppers come. What is not 200,
 * breaks off or takes ten seconds has failed. `stop` ends it early.
 */
export async function atRate(
  question: (index: number) => Question,
  perSecond: number,
  duration: number,
  stop?: AbortSignal,
): Promise<AtRate> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const times: number[] = []
  const failures: string[] = []
  const asked: Promise<void>[] = []
  const began = performance.now()
  while (performance.now() - began < duration && !stop?.aborted) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    while (asked.length < due) asked.push(one(question(asked.length)))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await Promise.all(asked)
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const first = failures.slice(0, 5)
  return { asked: asked.length, failed: failures.length, failures: first, p50: at(0.5), p99: at(0.99) }

  function one({ url, headers = {} }: Question): Promise<void> {
    const begin = performance.now()
    return new Promise((resolve) => {
      const fail = (why: string) => {
        failures.push(`${url}: ${why}`)
        resolve()
      }
      const sent = request(url, { agent, headers, timeout: 10_000 }, (answer) => {
        if (answer.statusCode !== 200) fail(`answered ${answer.statusCode}`)
        answer.resume()
        answer.once('end', () => {
          times.push(performance.now() - begin)
          resolve()
        })
        answer.once('error', (error) => fail(error.message))
      })
      sent.once('timeout', () => sent.destroy(new Error('took ten seconds')))
      sent.once('error', (error) =>
        fail(sent.reusedSocket ? `${error.message}, on a kept connection` : error.message),
      )
      sent.end()
    })
  }
}
