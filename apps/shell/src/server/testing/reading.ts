import type { Boot } from '../../common/boot.ts'

/** Boot data of a page. */
export function bootIn(html: string): Boot {
  return JSON.parse(/<script id="galleria-boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
}

/** The version of a module that a page runs. */
export function versionIn(html: string, name: string): string | undefined {
  return bootIn(html).modules.find((module) => module.name === name)?.version
}
