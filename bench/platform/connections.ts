import { Agent, request } from 'node:http'
import { cpuOf } from './cpu.ts'

export interface Question {
  readonly url: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Figures {
  readonly perSecond: number
  /** Milliseconds from question to the end of the answer. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** Milliseconds of processor per request, of these processes together. */
  readonly cpu: number
}

/** So many connections, each asking again as soon as it is answered, for so many milliseconds. */
export async function ask(
  question: (index: number) => Question,
  connections: number,
  duration: number,
  pids: readonly number[],
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const used = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0)
  const times: number[] = []
  const before = used()
  const began = performance.now()
  let index = 0
  const work = async () => {
    while (performance.now() - began < duration) {
      const asked = performance.now()
      await one(question(index++), agent)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  const seconds = (performance.now() - began) / 1000
  const cpu = (used() - before) / times.length
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), cpu }
}

function one({ url, method = 'GET', headers = {}, body }: Question, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const asked = request(url, { method, agent, headers: { ...headers, ...length } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} from ${url}`))
      answer.resume()
      answer.once('end', resolve)
      answer.once('error', reject)
    })
    asked.once('error', reject)
    asked.end(body)
  })
}
