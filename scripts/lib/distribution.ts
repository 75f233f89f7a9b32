import { run } from './processes.ts'

/**
 * Installs a package of the distribution, where that is Debian's kind and we may.
 * @returns the end of what it said when it did not work
 */
export async function installFromDistribution(name: string): Promise<string | undefined> {
  const elevate = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const step of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', name],
  ]) {
    const [command = '', ...args] = [...elevate, ...step]
    const apt = await run(command, args)
    if (apt.code !== 0) return apt.output.slice(-400)
  }
  return undefined
}
