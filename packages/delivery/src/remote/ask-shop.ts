import { DeliveryFault } from '../base/fault.ts'
import type { FaultCode } from '../base/faults/faults.ts'
import type { SigningKey } from '../keys/signature.ts'
import { signRequest } from './signed-request.ts'

interface Question {
  /** Address of the shop. */
  readonly shop: string
  readonly verb: string
  readonly input: object
  readonly files?: ReadonlyMap<string, Uint8Array>
  readonly key: SigningKey
  readonly by: string
  readonly why?: string | undefined
}

/** Asks a shop to do something with a team's key. Throws the shop's own refusal, as if it had been made here. */
export async function askShop<Answer>(question: Question): Promise<Answer> {
  const { shop, verb, key } = question
  const url = new URL(`/delivery/${verb}`, addressOf(shop))
  const packed = new Response(formOf(question))
  const contentType = packed.headers.get('content-type') ?? ''
  const body = new Uint8Array(await packed.arrayBuffer())
  const parts = { method: 'POST', authority: url.host, path: url.pathname, contentType }
  const headers = { 'content-type': contentType, ...signRequest(parts, body, key, new Date()) }
  const response = await fetch(url, { method: 'POST', headers, body }).catch((error: Error) => {
    const { cause } = error as { cause?: Error }
    throw new DeliveryFault(
      'SHOP_UNREACHABLE',
      `Couldn't reach ${url.origin}: ${cause?.message || error.message}.`,
    )
  })
  const text = await response.text()
  const said = read(text)
  if (said && 'error' in said) throw new DeliveryFault(said.error.code, said.error.message)
  if (!response.ok || !said)
    throw new DeliveryFault(
      'SHOP_FAILED',
      `${url.origin} answered with status ${response.status} instead of a release's result. Check the address.`,
    )
  return said.answer as Answer
}

type Said =
  | { readonly answer: unknown }
  | { readonly error: { readonly code: FaultCode; readonly message: string } }

function read(text: string): Said | null {
  try {
    const said = JSON.parse(text) as Said | null
    return said && ('answer' in said || 'error' in said) ? said : null
  } catch {
    return null
  }
}

function formOf({ input, files = new Map(), by, why }: Question): FormData {
  const form = new FormData()
  form.set('input', JSON.stringify(input))
  form.set('by', by)
  if (why) form.set('why', why)
  for (const [path, content] of files) form.append(path, new Blob([Buffer.from(content)]), 'file')
  return form
}

/** Plain HTTP is for a shop on this machine alone: what is released is no secret, but the answer could be another's. */
function addressOf(shop: string): URL {
  const url = URL.canParse(shop) ? new URL(shop) : null
  const isLocal = url !== null && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return url
  throw new DeliveryFault(
    'SHOP_ADDRESS_MALFORMED',
    `The address of the shop must begin with https://, or with http:// on this machine. Got "${shop}".`,
  )
}
