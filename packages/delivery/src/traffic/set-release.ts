import { moduleIn, withModule } from '../registry/change.ts'
import type { Reference, RegistryDocument } from '../registry/document.ts'

const kept = 20

/** Makes a release live; the one before becomes the target of a rollback and of a failure. */
export function goLive(
  document: RegistryDocument,
  module: string,
  reference: Reference,
  since: string,
): RegistryDocument {
  const { live, previous } = moduleIn(document, module)
  const older = previous.filter((version) => version !== reference.version && version !== live?.version)
  return withModule(document, module, {
    live: reference,
    lastGood: live,
    previous: live ? [live.version, ...older].slice(0, kept) : older,
    canary: null,
    trial: live && { since, before: live },
  })
}

/** Makes an earlier release live. The one that was left is no target of a later rollback: it was left for a reason. */
export function goBack(
  document: RegistryDocument,
  module: string,
  target: Reference,
  lastGood: Reference | null,
): RegistryDocument {
  return withModule(document, module, {
    live: target,
    lastGood,
    previous: earlierThan(document, module, target.version),
    canary: null,
    trial: null,
  })
}

/** Versions that were live before this one. */
export function earlierThan(document: RegistryDocument, module: string, version: string): string[] {
  const { live, previous } = moduleIn(document, module)
  const at = previous.indexOf(version)
  return at < 0 ? previous.filter((each) => each !== live?.version) : previous.slice(at + 1)
}

export function startCanary(
  document: RegistryDocument,
  module: string,
  reference: Reference,
  rollout: { readonly percent: number; readonly salt: string; readonly since: string },
): RegistryDocument {
  return withModule(document, module, { canary: { ...reference, ...rollout, state: 'running' } })
}

export function setChannel(
  document: RegistryDocument,
  module: string,
  channel: string,
  reference: Reference,
): RegistryDocument {
  const { channels } = moduleIn(document, module)
  return withModule(document, module, { channels: { ...channels, [channel]: reference } })
}
