import type { Services } from '../../../data/services.ts'
import { type FetchedPicture, type FetchedPictures, mediaFileOf, storeFetched } from '../../media/index.ts'
import { type Group, picturesIn } from './draft.ts'

type Site = Pick<Services, 'db' | 'config' | 'clock'>

/** Pictures between two signs of life, at most 40 seconds: shorter than the time for which an import is held. */
const TURN = 16
const TURN_MILLISECONDS = 45_000
/** Pictures of one host that fail before any was had; the rest of it is not asked for. */
const PATIENCE = 8

/** True of an address that a picture may be fetched from. */
export const isElsewhere = (config: Site['config'], url: string) =>
  /^https?:\/\//i.test(url) && !mediaFileOf(config, url)

/**
 * Fetches the pictures of an import that lie elsewhere (decision 0282), a few at once and outside of any transaction, a
 * batch of products at a time.
 */
export class PictureFetcher {
  readonly #site: Site
  readonly #holdOn: () => Promise<void>
  readonly #hosts = new Map<string, { had: boolean; failed: number }>()

  /** `holdOn` is called after each few of them, so that nobody takes the import for given up. */
  constructor(site: Site, holdOn: () => Promise<void>) {
    this.#site = site
    this.#holdOn = holdOn
  }

  async fetch(groups: readonly Group[]): Promise<FetchedPictures> {
    const pictures = new Map<string, FetchedPicture>()
    const named = groups.flatMap(({ rows }) => picturesIn(rows).map(({ url }) => url))
    const left = [...new Set(named)].filter((url) => isElsewhere(this.#site.config, url))
    while (left.length > 0) {
      const turn = left.splice(0, TURN).filter((url) => {
        if (!this.#isGivenUp(url)) return true
        pictures.set(url, { refused: `wasn't fetched because ${PATIENCE} other images of its host failed` })
        return false
      })
      const fetched = await storeFetched(this.#site, turn, { all: TURN_MILLISECONDS })
      for (const [url, picture] of fetched) {
        pictures.set(url, picture)
        this.#count(url, picture)
      }
      await this.#holdOn()
    }
    return pictures
  }

  #isGivenUp(url: string): boolean {
    const host = this.#hosts.get(hostOf(url))
    return host !== undefined && !host.had && host.failed >= PATIENCE
  }

  #count(url: string, picture: FetchedPicture): void {
    const host = this.#hosts.get(hostOf(url)) ?? { had: false, failed: 0 }
    const isHad = 'id' in picture
    this.#hosts.set(hostOf(url), { had: host.had || isHad, failed: host.failed + (isHad ? 0 : 1) })
  }
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '')
