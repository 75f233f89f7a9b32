import type { Area } from './area.ts'
import { catalog } from './catalog/index.ts'
import { hosted } from './hosted/area.ts'
import { identity } from './identity/area.ts'
import { mailbox } from './mailbox/area.ts'
import { media } from './media/area.ts'
import { members } from './members/area.ts'
import { redirects } from './redirects/area.ts'

/** Every area of the platform, in the order in which hooks run. */
export const areas: readonly Area[] = [catalog, identity, members, redirects, hosted, mailbox, media]
