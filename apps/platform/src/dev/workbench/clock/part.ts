import type { Context } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import type { App, Env } from '../../../http/route.ts'
import { dateAndTime } from '../pages/format.ts'
import type { Html } from '../pages/html.ts'
import { devPage } from '../pages/layout.ts'
import type { Part } from '../part.ts'
import { Move } from './request.ts'
import { clockAnswer, clockCalls, moveClock } from './routes.ts'

/** Time of this site, in all its processes. */
export const clock: Part = {
  path: '/_dev/clock',
  name: 'Clock',
  group: 'State',
  about: 'Freeze, set or advance the time to see tokens expire, carts become abandoned and webhooks retry.',
  key: 'c',
  routes,
  state: ({ clock, workbench }) =>
    `${dateAndTime(clock.now())}${workbench?.clock.state.frozenAt ? ', frozen' : ''}`,
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const leaps = [
  { seconds: MINUTE, name: '1 minute' },
  { seconds: 15 * MINUTE, name: '15 minutes', why: 'access tokens and codes expire' },
  { seconds: HOUR, name: '1 hour' },
  { seconds: DAY, name: '1 day', why: 'daily jobs run' },
  { seconds: 30 * DAY, name: '30 days', why: 'idle sessions end' },
  { seconds: 365 * DAY, name: '1 year' },
] as const

/** One button each; the field of the moment goes with `set`. */
const Form = z.object({ move: z.string(), at: z.string().optional() })

function routes(app: App): void {
  clockCalls(app)

  app.get('/_dev/clock', async (c) => {
    if (c.req.header('accept')?.includes('application/json')) return c.json(clockAnswer(c))
    return clockPage(c)
  })

  app.post('/_dev/clock', async (c) => {
    const { move, at } = Form.parse(await c.req.parseBody())
    const parsed = Move.safeParse(moveRequest(move, at))
    if (!parsed.success) return clockPage(c, 'Enter a date between the years 2000 and 2200.')
    await moveClock(c, parsed.data)
    return c.redirect('/_dev/clock', 303)
  })
}

function moveRequest(move: string, at = ''): object {
  if (move === 'freeze') return { freeze: true }
  if (move === 'resume') return { resume: true }
  if (move === 'real') return { real: true }
  // A field of date and time tells no zone; here everything is in UTC.
  if (move === 'set') return { set: at.length === 16 ? `${at}:00Z` : `${at}Z` }
  return { advance: Number(move) }
}

function clockPage(c: Context<Env>, problem?: string): Promise<Response> {
  const { now, frozen, offset } = clockAnswer(c)
  return devPage(c, {
    title: 'Clock',
    nav: '/_dev/clock',
    lead: 'All processes of this site use this time. Jobs that become due run before the page loads again.',
    ...(problem ? { status: 400 } : {}),
    body: html`${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
      <section class="panel" aria-labelledby="now">
        <h2 id="now">Now</h2>
        <p class="clock-now"><time datetime="${now}">${now.replace('T', ' ').slice(0, 19)}</time> UTC
          <span class="badge" data-tone="${frozen ? 'warning' : 'success'}">${frozen ? 'Frozen' : 'Running'}</span></p>
        <p class="muted">${distance(offset)}</p>
        <form method="post" class="buttons">
          ${
            frozen
              ? html`<button name="move" value="resume">Resume from this time</button>`
              : html`<button name="move" value="freeze">Freeze</button>`
          }
          <button class="quiet" name="move" value="real">Use the real time</button>
        </form>
      </section>
      <section class="panel" aria-labelledby="leap">
        <h2 id="leap">Advance by</h2>
        <form method="post" class="buttons">${leaps.map(leapButton)}</form>
      </section>
      <section class="panel" aria-labelledby="set">
        <h2 id="set">Set the time</h2>
        <form method="post" class="filter">
          <label class="field"><span>Date and time in UTC</span>
            <input type="datetime-local" name="at" step="1" required value="${now.slice(0, 19)}"></label>
          <button class="quiet" name="move" value="set">Set the clock</button>
        </form>
        <p class="muted">You can also go back. Jobs that already ran aren't undone.</p>
      </section>`,
  })
}

function leapButton(leap: (typeof leaps)[number]): Html {
  const why = 'why' in leap ? `: ${leap.why}` : ''
  return html`<button class="quiet" name="move" value="${leap.seconds}" title="${leap.name}${why}">${leap.name}</button>`
}

function distance(seconds: number): string {
  const size = Math.abs(Math.round(seconds))
  if (size === 0) return 'This is the real time.'
  const parts = [
    [Math.floor(size / DAY), 'd'],
    [Math.floor((size % DAY) / HOUR), 'h'],
    [Math.floor((size % HOUR) / MINUTE), 'min'],
    [size % MINUTE, 's'],
  ] as const
  const told = parts.filter(([amount]) => amount > 0).map(([amount, unit]) => `${amount} ${unit}`)
  return `${told.join(' ')} ${seconds > 0 ? 'ahead of' : 'behind'} the real time.`
}
