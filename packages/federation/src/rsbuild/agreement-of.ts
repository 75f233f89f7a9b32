import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Events } from '../contract/read-events.ts'
import { readEvents } from '../contract/read-events.ts'
import { readOutput } from '../contract/read-output.ts'
import { sourcesOf } from './sources-of.ts'

/** Links, calls and events of a build: what others' releases are asked for beyond widgets. */
export interface Agreement {
  readonly links: readonly string[]
  readonly operations: Readonly<Record<string, string>>
  readonly events: Events
}

/** `scripts`: paths of the browser's scripts. `isOwn` tells an address that the build answers itself. */
export function agreementOf(
  src: string,
  scripts: readonly string[],
  isOwn: (address: string) => boolean = () => false,
): Agreement {
  const links = new Set<string>()
  const operations: Record<string, string> = {}
  for (const script of scripts) {
    const output = readOutput(script, readFileSync(script, 'utf8'))
    for (const link of output.links) if (!isOwn(link)) links.add(link)
    Object.assign(operations, output.operations)
  }
  const events = sourcesOf(src)
    .filter(({ code }) => /BroadcastChannel|Event/.test(code))
    .map(({ file, code }) => readEvents(join(src, file), code))
  const names = (kind: keyof Events) => [...new Set(events.flatMap((each) => each[kind]))].sort()
  return {
    links: [...links].sort(),
    operations: Object.fromEntries(Object.entries(operations).sort(([a], [b]) => (a < b ? -1 : 1))),
    events: { sends: names('sends'), hears: names('hears') },
  }
}
