import { buildFile } from './build-file.ts'

/** Rspack's way to `buildFile`. */
export default function messagesLoader(code) {
  const built = buildFile(this.resourcePath, code)
  for (const file of built?.from ?? []) this.addDependency(file)
  return built?.code ?? code
}
