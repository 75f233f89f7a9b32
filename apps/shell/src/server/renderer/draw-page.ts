import type { PassThrough } from 'node:stream'
import { languages } from '@galleria/i18n'
import { wholePage, withoutNonce } from '../files/index.ts'
import { type RenderDependencies, type RenderedPage, renderPage } from '../render/index.ts'
import type { Channel, Draw } from '../wire/index.ts'
import type { TellReleases } from './releases.ts'

/** Most bytes of one page; the store's longest has a thirtieth of it. */
const LARGEST_PAGE = 4_000_000

/** Draws one page and sends it, whole where it is whole at once; never rejects. */
export async function drawPage(
  draw: Draw,
  channel: Channel,
  releases: Pick<TellReleases, 'of'>,
  dependencies: RenderDependencies,
): Promise<PassThrough | null> {
  const { kind: _, id, language, owner, reachable, ...order } = draw
  try {
    const page = await renderPage(
      {
        ...order,
        language: languages.find(({ code }) => code === language) as (typeof languages)[number],
        owner: owner === null ? null : releases.of(owner),
        reachable: reachable.map(releases.of),
      },
      dependencies,
    )
    if (page instanceof Response) await sendResponse(id, page, channel)
    else return sendPage(draw, page, channel)
  } catch (error) {
    const { message, stack = '' } = error as Error
    channel.send({ kind: 'failed', id, message: message.slice(0, 2000), stack: stack.slice(0, 20_000) })
  }
  return null
}

async function sendResponse(id: number, response: Response, channel: Channel): Promise<void> {
  const headers = Object.fromEntries(response.headers)
  const body = new Uint8Array(await response.arrayBuffer())
  channel.send({ kind: 'response', id, status: response.status, headers }, body)
}

function sendPage({ id, nonce }: Draw, page: RenderedPage, channel: Channel): PassThrough | null {
  const { status, isPublic, isPersonal, body } = page
  const message = { kind: 'page', id, status, isPublic, isPersonal }
  const whole = wholePage(body)
  if ((whole?.length ?? body.readableLength) > LARGEST_PAGE) {
    body.destroy()
    throw new RangeError(`The page is longer than ${LARGEST_PAGE} bytes.`)
  }
  if (whole) {
    channel.send({ ...message, isWhole: true }, withoutNonce(whole, nonce))
    return null
  }
  let size = 0
  channel.send({ ...message, isWhole: false })
  body.on('data', (part: Buffer) => {
    size += part.length
    if (size > LARGEST_PAGE) body.destroy(new RangeError('too long'))
    else channel.send({ kind: 'more', id, isLast: false }, part)
  })
  body.on('error', () => undefined)
  body.on('close', () => channel.send({ kind: 'more', id, isLast: true }))
  return body
}
