import { canary, type Delivery, type ModuleEntry, pause, promote, rollback } from '@galleria/delivery'

/** What an engineer may ask for; `to` and `percent` only where the act takes them. */
export interface Wish {
  readonly act: ActName
  readonly module: string
  readonly to?: string | undefined
  readonly percent?: number | undefined
}

interface Act {
  /** On the button that leads to the confirmation. */
  readonly label: (entry: ModuleEntry) => string
  /** Heading of the confirmation: a question. */
  readonly question: (wish: Wish, entry: ModuleEntry) => string
  /** What will be so once it is done. */
  readonly outcome: (wish: Wish, entry: ModuleEntry) => string
  /** Why it cannot be asked for now; null where it can. */
  readonly obstacle: (entry: ModuleEntry, wish?: Wish) => string | null
  readonly isGrave: (entry: ModuleEntry) => boolean
  readonly run: (delivery: Delivery, wish: Wish) => Promise<unknown>
}

/** It was measured to be worse, and ended by itself. */
export function isAborted({ canary }: ModuleEntry): boolean {
  return canary?.state === 'aborted'
}

const noCanary = ({ canary }: ModuleEntry) => (canary ? null : 'There is no canary.')
const target = (entry: ModuleEntry, wish?: Wish) =>
  wish?.to ?? (entry.canary ? entry.live?.version : entry.previous[0]) ?? null

const acts = {
  rollback: {
    label: ({ canary }) => (canary ? 'End canary' : 'Roll back'),
    question: (wish, entry) =>
      entry.canary && !wish.to ? `End the canary of ${wish.module}?` : `Roll ${wish.module} back?`,
    outcome: (wish, entry) =>
      entry.canary && !wish.to
        ? `Nobody gets ${entry.canary.version} any more. Everybody has ${entry.live?.version}, which was live beside it.`
        : `Everybody gets ${target(entry, wish)} instead of ${entry.live?.version}. Gates are not asked: it has been live.`,
    obstacle(entry, wish) {
      if (!entry.live) return 'Nothing is live yet.'
      const to = target(entry, wish)
      if (!to) return 'There is no earlier release.'
      return to === entry.live.version && !entry.canary ? `${to} is live already.` : null
    },
    isGrave: () => true,
    run: (delivery, { module, to }) => rollback(delivery, { module, to }),
  },
  promote: {
    label: (entry) => (isAborted(entry) ? 'Promote all the same' : 'Promote'),
    question: ({ module }, { canary }) => `Promote ${module} ${canary?.version ?? ''} to everybody?`,
    outcome: (_, entry) =>
      `${isAborted(entry) ? 'The canary was ended because it did worse than the others; the history says in what. ' : ''}Everybody gets ${entry.canary?.version} instead of ${entry.live?.version}, which becomes the last good one.`,
    obstacle: noCanary,
    isGrave: isAborted,
    run: (delivery, { module }) => promote(delivery, module),
  },
  pause: {
    label: () => 'Pause',
    question: ({ module }) => `Pause the canary of ${module}?`,
    outcome: (_, { canary, live }) =>
      `Nobody gets ${canary?.version} for now; everybody has ${live?.version}. Given a share again, the same visitors get it first.`,
    obstacle: (entry) =>
      entry.canary && entry.canary.state !== 'running'
        ? `The canary is ${entry.canary.state}.`
        : noCanary(entry),
    isGrave: () => false,
    run: (delivery, { module }) => pause(delivery, module),
  },
  share: {
    label: () => 'Change share',
    question: (wish, { canary }) =>
      `Give ${wish.module} ${wish.to ?? canary?.version ?? ''} to ${wish.percent} % of visitors?`,
    outcome: (wish, { canary, live }) =>
      `${wish.percent} % of visitors get ${wish.to ?? canary?.version}, the others ${live?.version}. Who has it keeps it when the share grows.`,
    obstacle: (entry, wish) => (wish?.to ? (entry.live ? null : 'Nothing is live yet.') : noCanary(entry)),
    isGrave: () => false,
    run: (delivery, { module, to, percent }) =>
      canary(delivery, { module, version: to ?? '', percent: percent ?? 0 }),
  },
} as const satisfies Record<string, Act>

export type ActName = 'rollback' | 'promote' | 'pause' | 'share'

export function actNamed(name: ActName): Act {
  return acts[name]
}

export function isAct(name: string): name is ActName {
  return Object.hasOwn(acts, name)
}
