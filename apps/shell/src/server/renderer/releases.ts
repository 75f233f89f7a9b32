import type { RegistrySnapshot, Release } from '@galleria/delivery'
import type { ReleaseMessage } from '../wire/index.ts'
import type { Requests } from './requests.ts'

/** Releases as the front process sends them: by an id, without a folder. */
export function createReceivedReleases({ ask }: Requests) {
  const known = new Map<string, Release>()
  const ids = new WeakMap<Release, string>()

  function of(id: string): Release {
    const release = known.get(id)
    if (!release) throw new Error(`The release ${id} was never sent.`)
    return release
  }

  const instead: RegistrySnapshot['instead'] = async (module, without) => {
    const { message } = await ask({ kind: 'instead', module, without: [...without] })
    return message.release ? of(message.release) : null
  }

  return {
    of,
    instead,
    receive({ id, name, version, path, description, origin }: ReleaseMessage): void {
      const release = { name, version, folder: '', path, description, ...(origin && { origin }) }
      known.set(id, release)
      ids.set(release, id)
    },
    forget: () => known.clear(),
    async read(release: Release): Promise<string> {
      const { bytes } = await ask({ kind: 'code', release: ids.get(release) ?? '' })
      return bytes.toString('utf8')
    },
  }
}

export type ReceivedReleases = ReturnType<typeof createReceivedReleases>
