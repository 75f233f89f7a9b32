import { DeliveryFault } from '../base/fault.ts'
import type { FaultCode } from '../base/faults/faults.ts'
import { loadRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { seen } from './nonces.ts'
import { publicKeyOf } from './public-key.ts'
import { readBody, withFiles } from './receive.ts'
import { digestOf, readSignature } from './signed-request.ts'
import { verbs } from './verbs.ts'

export interface DeliveryApiOptions {
  /** Store, trust and the shop's own keys: what a team asks for is signed by the shop. */
  readonly delivery: Delivery
  /** The shop's own address. */
  readonly shopUrl: () => string
  readonly now: () => Date
  readonly onProblem: (message: string) => void
}

export type DeliveryApi = (request: Request) => Promise<Response>

/** Seconds for which a signature holds: clocks differ, and an upload takes its time. */
const window = 300

/** Statuses of refusals that aren't "the request is wrong". */
const statuses: Partial<Record<FaultCode, number>> = {
  REQUEST_UNSIGNED: 401,
  KEY_UNKNOWN: 401,
  KEY_NOT_ALLOWED: 403,
  UPLOAD_TOO_LARGE: 413,
  RELEASE_CHECK_FAILED: 422,
  RELEASE_EXISTS: 409,
  CHANGED_MEANWHILE: 409,
  REGISTRY_BUSY: 503,
  SIGNING_KEY_MISSING: 503,
}

/** `POST /delivery/<verb>`: releases of teams that have no access to the store. Nothing is read of a caller who isn't known. */
export function createDeliveryApi(options: DeliveryApiOptions): DeliveryApi {
  const isNew = seen(window)
  return async (request) => {
    try {
      return Response.json({ answer: (await answer(request, options, isNew)) ?? null }, { headers })
    } catch (error) {
      return refusal(error, options.onProblem)
    }
  }
}

const headers = { 'cache-control': 'no-store' }

async function answer(
  request: Request,
  { delivery, shopUrl, now }: DeliveryApiOptions,
  isNew: (nonce: string, time: number) => boolean,
): Promise<unknown> {
  const { pathname } = new URL(request.url)
  const verb = verbs.get(pathname.split('/').at(-1) ?? '')
  if (!verb) throw new DeliveryFault('REQUEST_UNKNOWN', `This shop has no ${pathname}.`)
  const contentType = request.headers.get('content-type') ?? ''
  const authority = new URL(shopUrl()).host
  const signature = readSignature(request.headers, {
    method: request.method,
    authority,
    path: pathname,
    contentType,
  })
  if (!signature) throw unsigned('has no signature that a shop can read')
  const seconds = now().getTime() / 1000
  if (Math.abs(seconds - signature.created) > window)
    throw unsigned(`was signed at another time than now. Set the clock of this machine`)
  const { document } = await loadRegistry(delivery)
  const key = publicKeyOf(document, delivery.trust, signature.keyId)
  if (!signature.isBy(key)) throw unsigned(`isn't signed for ${authority} by the key ${signature.keyId}`)
  if (!isNew(signature.nonce, seconds)) throw unsigned('came twice')
  const body = await readBody(request)
  if (digestOf(body) !== signature.digest) throw unsigned('has another content than was signed')
  const form = await formOf(body, contentType)
  const { by, why, input } = parts(form)
  // An owner's key speaks for itself; a team's key asks, and the registry refuses what its role doesn't allow.
  const actor = delivery.trust.has(signature.keyId) ? undefined : signature.keyId
  const name = actor === undefined ? by : `${by} (${document.keys[actor]?.name})`
  return withFiles(form, (folder) => verb.run({ ...delivery, by: name, why, actor }, input, folder))
}

async function formOf(body: Uint8Array, contentType: string): Promise<FormData> {
  try {
    return await new Response(Buffer.from(body), { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw new DeliveryFault('REQUEST_UNREADABLE', 'The request must be a form (multipart/form-data).')
  }
}

function parts(form: FormData): { by: string; why: string | undefined; input: unknown } {
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, 10_000) : undefined
  }
  try {
    return {
      by: (field('by') || 'unknown').slice(0, 200),
      why: field('why')?.slice(0, 1000),
      input: JSON.parse(field('input') ?? '{}'),
    }
  } catch {
    throw new DeliveryFault('REQUEST_UNREADABLE', 'The field "input" of the request must be JSON.')
  }
}

function refusal(error: unknown, onProblem: (message: string) => void): Response {
  if (error instanceof DeliveryFault) {
    const { code, message } = error
    return Response.json({ error: { code, message } }, { status: statuses[code] ?? 400, headers })
  }
  if ((error as Error).name === '$ZodError' || (error as Error).name === 'ZodError') {
    const message =
      'The input of the request has an unexpected shape. Update the command and the shop to one version.'
    return Response.json({ error: { code: 'REQUEST_UNREADABLE', message } }, { status: 400, headers })
  }
  onProblem(`/delivery: ${(error as Error).stack ?? error}`)
  const message = 'The shop had a problem. Its log says which.'
  return Response.json({ error: { code: 'SHOP_FAILED', message } }, { status: 500, headers })
}

function unsigned(why: string): DeliveryFault {
  return new DeliveryFault('REQUEST_UNSIGNED', `The request ${why}.`)
}
