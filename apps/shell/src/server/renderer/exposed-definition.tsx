import type { ExposedFiles, Island, ModuleDefinition, WidgetComponent } from '@galleria/federation'
import { use } from 'react'
import { type ExposedFile, exposedModule } from '../../composition/exposed-module.tsx'

/**
 * Definition of a remote that was built elsewhere. Its server build exports by default an object of files, under the names by
 * which the browser's build exposes them; without a server build, pages are skeletons and extensions are left to browsers.
 */
export function exposedDefinition(name: string, exposed: ExposedFiles, built: object): ModuleDefinition {
  const files = ((built as { readonly default?: object }).default ?? built) as Readonly<
    Record<string, ExposedFile>
  >
  const load = async (file: string): Promise<ExposedFile> => {
    if (!exposed.isServerRendered && file.startsWith('page/')) return { Component: () => null }
    const found = files[file]
    if (!found) throw new Error(`its server build has no "${file}"`)
    return { ...found, source: file }
  }
  const absent = exposed.names.find((file) => file.startsWith('page/') && !Object.hasOwn(files, file))
  if (exposed.isServerRendered && absent) throw new Error(`its server build has no "${absent}"`)
  return exposedModule(name, exposed, { load, island: servedIsland })
}

/** HTML of an island, in the element into which browsers mount it. */
function servedIsland({ html }: Island): WidgetComponent {
  if (!html) throw new Error('browsers alone draw it')
  function ServedIsland(props: Readonly<Record<string, unknown>>) {
    const made = html?.(props) ?? ''
    const text = typeof made === 'string' ? made : use(quiet(made))
    return <div dangerouslySetInnerHTML={{ __html: text }} />
  }
  return ServedIsland
}

/** React may ask for the HTML again and drop the answer, whose failure is then nobody's. */
function quiet(made: Promise<string>): Promise<string> {
  const promise = Promise.resolve(made)
  promise.catch(() => undefined)
  return promise
}
