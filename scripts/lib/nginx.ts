import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDistribution } from './distribution.ts'

/** For the tests of several servers behind a proxy; without it they are skipped, and fail where `CI` is set. */
export async function ensureNginx(say: (line: string) => void): Promise<void> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  if (folders.some((folder) => existsSync(join(folder, 'nginx')))) return
  say('No nginx found: asking the distribution')
  const fault = await installFromDistribution('nginx-light')
  if (fault) say(`No nginx to test several servers with; install it (apt-get install nginx-light).\n${fault}`)
}
