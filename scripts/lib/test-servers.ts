import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDistribution } from './distribution.ts'

/** Programs that tests run the platform with, by the distribution's name of each. */
const programs = {
  nginx: 'nginx-light',
  pgbouncer: 'pgbouncer',
  iptables: 'iptables',
  ip: 'iproute2',
} as const

/** For the tests of several servers, of a pooler and of a silent network; without one its tests are skipped, or fail where `CI` is set. */
export async function ensureTestServers(say: (line: string) => void): Promise<void> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/sbin']
  for (const [program, name] of Object.entries(programs)) {
    if (folders.some((folder) => existsSync(join(folder, program)))) continue
    say(`No ${program} found. Installing it with the system package manager.`)
    const fault = await installFromDistribution(name)
    if (fault) say(`No ${program} found for the tests. Install it: apt-get install ${name}.\n${fault}`)
  }
}
