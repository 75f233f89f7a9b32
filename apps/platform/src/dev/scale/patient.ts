import { setTimeout as delay } from 'node:timers/promises'

/** Whether it was done nobody can tell: its server went away before it answered. */
export class Unclear extends Error {}

const GONE = [502, 503, 504]
const MOST = 60

/** As our client does: what may be repeated is asked again until somebody answers; what may not is told to the caller. */
export const patient: typeof fetch = async (input, init) => {
  const once = String(input).endsWith('/add-to-cart')
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(input, init).catch((error: unknown) => {
      if (once || attempt === MOST) throw new Unclear(String(error))
    })
    if (answer && !GONE.includes(answer.status)) return answer
    await answer?.body?.cancel()
    if (once || attempt === MOST) throw new Unclear(`${answer?.status} from ${input}`)
    await delay(50 + Math.random() * 100)
  }
}
