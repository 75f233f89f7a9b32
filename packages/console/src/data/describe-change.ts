import type { Change } from '@galleria/delivery'

/** Describes a change, as a sentence without its subject and period: `rolled cart back from 1.2.0 to 1.1.0`. */
export function describeChange({ action, module, modules, from, to }: Change): string {
  if (modules && action !== 'settings') return `released ${to} together`
  const name = module ?? modules?.join(', ') ?? ''
  const share = /^canary ([\d.]+) %$/.exec(action)?.[1]
  if (share !== undefined) return `released ${name} ${to} to ${share}% of visitors`
  const channel = /^deploy to (.+)$/.exec(action)?.[1]
  if (channel !== undefined) return `released ${name} ${to} to ${channel}`
  const [, isNew, key] = /^(rotate in|retire) ([0-9a-f]+)$/.exec(action) ?? []
  if (key) return isNew === 'rotate in' ? `added the signing key ${key}` : `retired the signing key ${key}`
  const [, state, slot] = /^turn (on|off) (.+)$/.exec(action) ?? []
  if (state) return `turned ${state} the extension of ${name} in ${slot}`
  switch (action) {
    case 'deploy':
      return from ? `deployed ${name} ${to} to replace ${from}` : `deployed ${name} ${to}, its first release`
    case 'promote':
      return `promoted ${name} ${to} to all visitors`
    case 'pause':
      return `paused the canary ${name} ${from}`
    case 'abort':
      return `aborted the canary ${name} ${from}`
    case 'rollback':
      return `rolled ${name} back from ${from} to ${to}`
    case 'shell':
      return `registered the shell ${to}`
    case 'settings':
      return `changed the settings of ${name === '*' ? 'every module' : name}`
    case 'approve':
      return `approved ${name} ${to}`
    case 'proven':
      return `found ${name} ${to} healthy`
    case 'repair':
      return `repaired the registry from ${to}`
    case 'grant key':
      return `granted a key to ${to}`
    case 'revoke key':
      return `revoked the key of ${from}`
    case 'retire shell':
      return `retired the shell ${from}`
    default:
      return [action, name, from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ')
  }
}

/** A short word for the same, as a badge has it. */
export function badgeOf({ action }: Change): { readonly word: string; readonly tone: Tone } {
  if (action.startsWith('canary')) return { word: 'canary', tone: 'info' }
  if (action.startsWith('deploy to')) return { word: 'channel', tone: 'plain' }
  if (action === 'deploy' || action === 'promote') return { word: action, tone: 'success' }
  if (action === 'rollback' || action === 'abort') return { word: action, tone: 'danger' }
  if (/^(rotate in|retire) [0-9a-f]+$/.test(action)) return { word: 'keys', tone: 'plain' }
  if (/^turn (on|off) /.test(action)) return { word: 'extension', tone: 'plain' }
  if (action === 'pause') return { word: action, tone: 'warning' }
  return { word: action, tone: 'plain' }
}

export type Tone = 'plain' | 'info' | 'success' | 'warning' | 'danger'
