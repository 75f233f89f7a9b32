import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { run } from '../../scripts/lib/processes.ts'
import { type ModuleName, root, type StoreLayout } from '../../scripts/store/layout.ts'
import { shellUrl } from '../../scripts/store/parts.ts'

/** Milliseconds from the start of a deploy of a built module until the command ends, and until a page is made of it. */
export async function untilServed(
  layout: StoreLayout,
  module: ModuleName,
  version: string,
  page: string,
): Promise<readonly [number, number]> {
  const cli = join(root, 'packages/delivery/src/cli/start.js')
  const begin = performance.now()
  const ended = run(process.execPath, [cli, 'deploy', module, '--no-build', '--version', version], {
    cwd: root,
    env: { GALLERIA_HOME: layout.home, MODULE_STORE: join(layout.home, 'modules') },
  }).then(({ code, output }) => {
    if (code !== 0) throw new Error(output)
    return performance.now() - begin
  })
  const isServed = async () => {
    const answer = await fetch(`${shellUrl(layout)}${page}?q=${Math.random()}`)
    return (await answer.text()).includes(`/modules/${module}/${version}/web/`)
  }
  const served = async () => {
    while (!(await isServed())) await new Promise((resolve) => setTimeout(resolve, 50))
    return performance.now() - begin
  }
  return Promise.all([ended, served()])
}
