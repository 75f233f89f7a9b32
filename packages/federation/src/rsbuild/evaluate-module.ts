import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import type { ModuleDefinition } from '../define-module.ts'

/** Reads a built module's definition without its singletons: whatever `module.ts` imports answers anything. */
export function evaluateModule(file: string): ModuleDefinition {
  const anything: unknown = new Proxy(() => undefined, {
    get: (_, key) => (key === 'defineModule' ? (definition: unknown) => definition : anything),
    apply: () => anything,
    construct: () => anything as object,
  })
  const module: { exports: { default?: ModuleDefinition } } = { exports: {} }
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  })
  run(module, module.exports, () => anything)
  const definition = module.exports.default
  if (!definition?.name || !Array.isArray(definition.routes)) {
    throw new Error(
      `Couldn't read the module from ${file}. src/module.ts must default-export defineModule({ name, routes }).`,
    )
  }
  return definition
}
