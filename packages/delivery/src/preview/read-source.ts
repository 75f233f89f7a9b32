import { DeliveryFault } from '../base/fault.ts'
import { parseDraft } from '../store/parse-record.ts'
import { isLoopback, type ModuleSource, sourceOf } from './source.ts'

/** Milliseconds: a server that is building answers late. */
const PATIENCE = 10_000

/** Asks a development server of this machine what it serves. */
export async function readSource(module: string, address: string): Promise<ModuleSource> {
  const origin = URL.canParse(address) ? new URL(address).origin : address
  if (!isLoopback(origin))
    throw new DeliveryFault(
      'SOURCE_NOT_LOCAL',
      `A link leads to a development server on the machine of the browser, such as http://localhost:3005. Got "${address}".`,
    )
  const draft = parseDraft(await draftAt(origin), `${origin}/release.json`)
  if (draft.module !== module)
    throw new DeliveryFault(
      'SOURCE_OF_ANOTHER_MODULE',
      `${origin} serves the module ${draft.module}, not ${module}. Pass the address of ${module}.`,
    )
  return sourceOf(draft, origin)
}

async function draftAt(origin: string): Promise<string> {
  const response = await fetch(`${origin}/release.json`, { signal: AbortSignal.timeout(PATIENCE) }).catch(
    () => null,
  )
  if (response?.ok) return response.text()
  throw new DeliveryFault(
    'SOURCE_UNREACHABLE',
    `No module is served at ${origin}${response ? ` (status ${response.status})` : ''}. Start it with npm run dev, and pass the address that it prints.`,
  )
}
