import type { PassThrough } from 'node:stream'
import { keepValues } from '@galleria/federation/kept-values'
import { languages } from '@galleria/i18n'
import { wholePage, withoutNonce } from '../files/index.ts'
import { type RenderDependencies, type RenderedPage, renderPage } from '../render/index.ts'
import type { Channel, Draw } from '../wire/index.ts'
import type { ReceivedReleases } from './releases.ts'

/** Most bytes of one page; the store's longest has a thirtieth of it. */
const LARGEST_PAGE = 4_000_000

/** A page that is longer than any may be. */
class TooLong extends RangeError {
  constructor() {
    super(`The page is longer than ${LARGEST_PAGE} bytes.`)
  }
}

/** Draws one page and sends it, whole where it is whole at once; never rejects. */
export async function drawPage(
  draw: Draw,
  channel: Channel,
  releases: Pick<ReceivedReleases, 'of'>,
  dependencies: RenderDependencies,
  clientOfOne: (page: number) => NonNullable<RenderDependencies['clientOfOne']>,
): Promise<PassThrough | null> {
  const { kind: _, id, language, owner, reachable, visitor, ...order } = draw
  const keptNow = keepValues(visitor?.hasSession ? draw.kept : undefined)
  try {
    const page = await renderPage(
      {
        ...order,
        language: languages.find(({ code }) => code === language) as (typeof languages)[number],
        owner: owner === null ? null : releases.of(owner),
        reachable: reachable.map(releases.of),
        visitor: visitor && { role: visitor.role, staff: visitor.staff },
      },
      visitor?.hasSession ? { ...dependencies, clientOfOne: clientOfOne(id) } : dependencies,
    )
    const kept = keptNow()
    if (page instanceof Response) await sendResponse(id, page, channel, kept)
    else return sendPage(draw, page, channel, kept)
  } catch (error) {
    sendFailure(id, error, channel)
  }
  return null
}

function sendFailure(id: number, error: unknown, channel: Channel): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const said = { message: message.slice(0, 2000), stack: stack.slice(0, 20_000) }
  channel.send({ kind: 'failed', id, isTooLong: error instanceof TooLong, ...said })
}

async function sendResponse(
  id: number,
  response: Response,
  channel: Channel,
  kept: Draw['kept'],
): Promise<void> {
  const headers = Object.fromEntries(response.headers)
  const body = new Uint8Array(await response.arrayBuffer())
  if (body.length > LARGEST_PAGE) throw new TooLong()
  channel.send({ kind: 'response', id, status: response.status, headers, kept }, body)
}

function sendPage(
  { id, nonce }: Draw,
  page: RenderedPage,
  channel: Channel,
  kept: Draw['kept'],
): PassThrough | null {
  const { status, isPublic, isPersonal, body } = page
  const message = { kind: 'page', id, status, isPublic, isPersonal, kept }
  const whole = wholePage(body)
  if ((whole?.length ?? body.readableLength) > LARGEST_PAGE) {
    body.destroy()
    throw new TooLong()
  }
  if (whole) {
    channel.send({ ...message, isWhole: true }, withoutNonce(whole, nonce))
    return null
  }
  let size = 0
  channel.send({ ...message, isWhole: false })
  body.on('data', (part: Buffer) => {
    size += part.length
    if (size > LARGEST_PAGE) body.destroy(new TooLong())
    else channel.send({ kind: 'more', id, isLast: false }, part)
  })
  body.on('error', (error) => error instanceof TooLong && sendFailure(id, error, channel))
  body.on('close', () => channel.send({ kind: 'more', id, isLast: true }))
  return body
}
