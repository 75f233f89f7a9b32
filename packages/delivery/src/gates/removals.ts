import type { ReleaseRecord } from '@galleria/federation'
import type { ShellEntry } from '../registry/document.ts'
import type { Gate, Verdict } from './gate.ts'

/** Release or shell that may live on what another takes away. */
interface Consumer {
  readonly name: string
  readonly uses: ReleaseRecord['uses']
  readonly links: readonly string[]
  readonly hears: readonly string[]
}

interface Removal {
  readonly what: string
  readonly consumers: readonly string[]
}

/**
 * Stops a release that drops what others live on: a widget that is placed, a page, an event that is heard. A page
 * without a link may go with `--breaking`, as bookmarks and search engines may still lead there.
 */
export const removals: Gate = ({ candidate, others, shells, before, isBreaking = false }): Verdict => {
  const gate = 'removals'
  if (!before) return { gate, verdict: 'pass', found: [] }
  const consumers = [
    ...others.filter(({ module }) => module !== candidate.module).map(ofRelease),
    ...Object.entries(shells).map(ofShell),
  ]
  const all = [
    ...removedWidgets(before, candidate, consumers),
    ...removedPages(before, candidate, consumers),
    ...unsentEvents(before, candidate, consumers),
  ]
  if (all.length === 0) return { gate, verdict: 'pass', found: [] }
  const found = all.map(
    ({ what, consumers }) =>
      `${candidate.module}@${candidate.version} removes ${what}${consumers.length > 0 ? `. Still used by ${consumers.join(', ')}` : ', which was live'}.`,
  )
  const isUsed = all.some(({ consumers }) => consumers.length > 0)
  if (isBreaking && !isUsed) return { gate, verdict: 'warn', found }
  return {
    gate,
    verdict: 'fail',
    found,
    advice: isUsed
      ? 'Keep it, release the consumers without it first, or release all of them in one step with --together and --breaking "<reason>".'
      : 'Keep the page, if only to redirect. To take it away on purpose, add --breaking "<reason>".',
  }
}

function ofRelease({ module, version, uses, links = [], nav, events }: ReleaseRecord): Consumer {
  const all = [...links, ...nav.map(({ to }) => to)]
  return { name: `${module}@${version}`, uses, links: all, hears: events?.hears ?? [] }
}

function ofShell([version, { agreement }]: [string, ShellEntry]): Consumer {
  const { uses = {}, links = [], hears = [] } = agreement ?? {}
  return { name: `shell ${version}`, uses, links, hears }
}

/** A widget that nobody places may go. */
function removedWidgets(
  before: ReleaseRecord,
  now: ReleaseRecord,
  consumers: readonly Consumer[],
): Removal[] {
  return Object.keys(before.widgets)
    .filter((widget) => !Object.hasOwn(now.widgets, widget))
    .map((widget) => ({
      what: `the widget "${widget}"`,
      consumers: namesOf(consumers, ({ uses }) => widget in uses),
    }))
    .filter((removal) => removal.consumers.length > 0)
}

function removedPages(before: ReleaseRecord, now: ReleaseRecord, consumers: readonly Consumer[]): Removal[] {
  const gone = before.routes.filter((route) => !now.routes.some((other) => answers(other, route)))
  const prefixes = before.prefixes.filter(
    (prefix) => !now.prefixes.includes(prefix) && !gone.some((route) => isBelow(route, prefix)),
  )
  return [
    ...gone.map((route) => ({
      what: `the page ${route}`,
      consumers: namesOf(consumers, ({ links }) => links.some((link) => leadsTo(link, route))),
    })),
    ...prefixes.map((prefix) => ({
      what: `the path ${prefix}`,
      consumers: namesOf(consumers, ({ links }) => links.some((link) => isBelow(link, prefix))),
    })),
  ]
}

/** An event that the module still sends is no removal, whoever else sends it. */
function unsentEvents(before: ReleaseRecord, now: ReleaseRecord, consumers: readonly Consumer[]): Removal[] {
  // Pass a build that does not tell its events.
  if (!now.events) return []
  const sent = now.events.sends
  return (before.events?.sends ?? [])
    .filter((event) => !sent.includes(event))
    .map((event) => ({
      what: `the event "${event}"`,
      consumers: namesOf(consumers, ({ hears }) => hears.includes(event)),
    }))
    .filter((removal) => removal.consumers.length > 0)
}

function namesOf(consumers: readonly Consumer[], isUser: (consumer: Consumer) => boolean): string[] {
  return consumers.filter(isUser).map(({ name }) => name)
}

/** Whether every address of one route is answered by another; the name of a parameter makes no difference. */
function answers(other: string, route: string): boolean {
  const [own, wanted] = [other.split('/'), route.split('/')]
  for (const [index, part] of own.entries()) {
    if (part === '*') return true
    const same = wanted[index]
    if (same === undefined) return part.endsWith('?') && own.slice(index).every((each) => each.endsWith('?'))
    if (part.startsWith(':') ? same === '*' : part !== same) return false
  }
  return own.length >= wanted.length
}

/** Whether a link is one to this route. An unknown part of a link stands for a parameter, never for a fixed segment. */
function leadsTo(link: string, route: string): boolean {
  const [parts, wanted] = [link.split('/'), route.split('/')]
  const open = wanted.at(-1) === '*'
  if (open ? parts.length < wanted.length - 1 : parts.length > wanted.length) return false
  return wanted.every((segment, index) => {
    const part = parts[index]
    if (segment === '*') return true
    if (segment.endsWith('?') && part === undefined) return true
    return part !== undefined && (segment.startsWith(':') || part === segment)
  })
}

function isBelow(address: string, prefix: string): boolean {
  return address === prefix || (prefix !== '/manage' && address.startsWith(`${prefix}/`))
}
