import { createHash } from 'node:crypto'
import type { Release } from '@galleria/delivery'
import { isSourceRelease } from '../modules/index.ts'
import type { Channel } from '../wire/index.ts'

/** Most releases that one renderer knows at a time. */
const MOST = 500

const ids = new WeakMap<Release, string>()

/** By content, so that what a development server describes anew and alike is the same. */
function idOf(release: Release): string {
  const known = ids.get(release)
  if (known) return known
  const { name, version, description } = release
  const origin = isSourceRelease(release) ? release.origin : ''
  const id = createHash('sha256')
    .update(JSON.stringify([name, version, description, origin]))
    .digest('base64url')
  ids.set(release, id)
  return id
}

/** Sends releases to a renderer, each once. */
export function createReleaseSender(channel: Pick<Channel, 'send'>) {
  const sent = new Map<string, Release>()
  return {
    /** Ids of releases that the renderer knows from now on. */
    send(releases: readonly Release[]): string[] {
      const all = releases.map((release) => [idOf(release), release] as const)
      if (sent.size > MOST) {
        sent.clear()
        channel.send({ kind: 'forget' })
      }
      for (const [id, release] of all) {
        if (sent.has(id)) continue
        sent.set(id, release)
        const { name, version, path, description } = release
        const origin = isSourceRelease(release) ? { origin: release.origin } : {}
        channel.send({ kind: 'release', id, name, version, path, description, ...origin })
      }
      return all.map(([id]) => id)
    },
    /** Undefined for one that the renderer was never sent. */
    of: (id: string) => sent.get(id),
  }
}
