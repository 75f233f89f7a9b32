import {
  canary,
  type Delivery,
  type ModuleEntry,
  pause,
  promoteFrom,
  rollback,
  turnExtension,
} from '@galleria/delivery'
import { promoteSeen } from '@galleria/delivery/telemetry'

/** Action that an engineer asks for; `to` (a version, a channel, or a slot) and `percent` only where the action takes them. */
export interface ActionRequest {
  readonly action: ActionName
  readonly module: string
  readonly to?: string | undefined
  readonly percent?: number | undefined
}

interface Action {
  /** On the button that leads to the confirmation. */
  readonly label: (entry: ModuleEntry) => string
  /** Heading of the confirmation: a question. */
  readonly question: (request: ActionRequest, entry: ModuleEntry) => string
  /** Outcome of the action, as a sentence. */
  readonly outcome: (request: ActionRequest, entry: ModuleEntry) => string
  /** Why it cannot be asked for now; null where it can. */
  readonly obstacle: (entry: ModuleEntry, request?: ActionRequest) => string | null
  readonly isDangerous: (entry: ModuleEntry) => boolean
  readonly run: (delivery: Delivery, request: ActionRequest) => Promise<unknown>
}

/** Whether the canary was measured to be worse and ended by the watcher. */
export function isAborted({ canary }: ModuleEntry): boolean {
  return canary?.state === 'aborted'
}

const noCanary = ({ canary }: ModuleEntry) => (canary ? null : "There's no canary.")
const target = (entry: ModuleEntry, request?: ActionRequest) =>
  request?.to ?? (entry.canary ? entry.live?.version : entry.previous[0]) ?? null

const acts = {
  rollback: {
    label: ({ canary }) => (canary ? 'End canary' : 'Roll back'),
    question: (request, entry) =>
      entry.canary && !request.to ? `End the canary of ${request.module}?` : `Roll ${request.module} back?`,
    outcome: (request, entry) =>
      entry.canary && !request.to
        ? `No visitor gets ${entry.canary.version} any longer. All visitors get ${entry.live?.version}.`
        : `All visitors get ${target(entry, request)} instead of ${entry.live?.version}. The release checks are skipped because it was live before.`,
    obstacle(entry, request) {
      if (!entry.live) return 'Nothing is live yet.'
      const to = target(entry, request)
      if (!to) return "There's no earlier release."
      return to === entry.live.version && !entry.canary ? `${to} is already live.` : null
    },
    isDangerous: () => true,
    run: (delivery, { module, to }) => rollback(delivery, { module, to }),
  },
  promote: {
    label: (entry) => (isAborted(entry) ? 'Promote anyway' : 'Promote'),
    question: ({ module }, { canary }) => `Promote ${module} ${canary?.version ?? ''} to all visitors?`,
    outcome: (_, entry) =>
      `${isAborted(entry) ? 'The canary was ended because it performed worse. The history shows the figures. ' : ''}All visitors get ${entry.canary?.version} instead of ${entry.live?.version}, which becomes the last good release. ${isAborted(entry) ? 'Give a reason' : 'Give a reason if it has fewer than 200 page views'}: the history keeps it.`,
    obstacle: noCanary,
    isDangerous: isAborted,
    // A reason that is written in the form passes the check; it stands in the history.
    run: (delivery, { module }) => promoteSeen(delivery, module, delivery.why),
  },
  pause: {
    label: () => 'Pause',
    question: ({ module }) => `Pause the canary of ${module}?`,
    outcome: (_, { canary, live }) =>
      `No visitor gets ${canary?.version} for now. All visitors get ${live?.version}. When you resume, the same visitors get the canary first.`,
    obstacle: (entry) =>
      entry.canary && entry.canary.state !== 'running'
        ? `The canary is ${entry.canary.state}.`
        : noCanary(entry),
    isDangerous: () => false,
    run: (delivery, { module }) => pause(delivery, module),
  },
  share: {
    label: () => 'Change share',
    question: (request, { canary }) =>
      `Release ${request.module} ${request.to ?? canary?.version ?? ''} to ${request.percent}% of visitors?`,
    outcome: (request, { canary, live }) =>
      `${request.percent}% of visitors get ${request.to ?? canary?.version}, the others ${live?.version}. Visitors who have the canary keep it when the share grows.`,
    obstacle: (entry, request) =>
      request?.to ? (entry.live ? null : 'Nothing is live yet.') : noCanary(entry),
    isDangerous: () => false,
    run: (delivery, { module, to, percent }) =>
      canary(delivery, { module, version: to ?? '', percent: percent ?? 0 }),
  },
  'promote-from': {
    label: () => 'Release to visitors',
    question: ({ module, to = '' }, { channels }) =>
      `Release ${[module, channels[to]?.version].filter(Boolean).join(' ')} from ${to} to visitors?`,
    outcome: ({ to = '' }, { channels, live }) =>
      `The same files that ${to} has go to visitors: ${channels[to]?.version} to the share that the settings name, beside ${live?.version ?? 'nothing'}. The release checks and approvals of production apply.`,
    obstacle({ channels, live }, request) {
      const version = channels[request?.to ?? '']?.version
      if (!version) return `There's no release in ${request?.to || 'that channel'}.`
      return version === live?.version ? `${version} is already live.` : null
    },
    isDangerous: () => false,
    run: (delivery, { module, to }) => promoteFrom(delivery, { module, from: to ?? '', canary: 'set' }),
  },
  'extension-off': {
    label: () => 'Turn off',
    question: ({ module, to }) => `Turn off what ${module} adds to ${to}?`,
    outcome: ({ module, to }) =>
      `No visitor sees the extension of ${module} in the slot ${to}, whatever its releases are, until it is turned on again.`,
    obstacle: ({ extensionsOff = [] }, request) =>
      extensionsOff.includes(request?.to ?? '') ? 'It is off already.' : null,
    isDangerous: () => true,
    run: (delivery, { module, to }) => turnExtension(delivery, { module, slot: to ?? '', isOn: false }),
  },
  'extension-on': {
    label: () => 'Turn on',
    question: ({ module, to }) => `Turn on what ${module} adds to ${to}?`,
    outcome: ({ module, to }) => `All visitors see the extension of ${module} in the slot ${to} again.`,
    obstacle: ({ extensionsOff = [] }, request) =>
      extensionsOff.includes(request?.to ?? '') ? null : 'It is on already.',
    isDangerous: () => false,
    run: (delivery, { module, to }) => turnExtension(delivery, { module, slot: to ?? '', isOn: true }),
  },
} as const satisfies Record<string, Action>

export type ActionName = keyof typeof acts

export function actionNamed(name: ActionName): Action {
  return acts[name]
}

export function isActionName(name: string): name is ActionName {
  return Object.hasOwn(acts, name)
}
