import { moduleIn } from '../registry/change.ts'
import type { Reference, RegistryDocument } from '../registry/document.ts'
import { settingsOf, usualShare } from '../registry/settings.ts'

/** Share of visitors that a deploy begins with; undefined for all: a first release, or a module that opted out. */
export function shareOf(document: RegistryDocument, module: string): number | undefined {
  if (!moduleIn(document, module).live) return undefined
  const { share = usualShare } = settingsOf(document, module)
  return share === 100 ? undefined : share
}

export function isLive(document: RegistryDocument, module: string, { integrity }: Reference): boolean {
  return moduleIn(document, module).live?.integrity === integrity
}
