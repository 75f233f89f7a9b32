import { relative } from 'node:path'

/** Lets the server learn which source file a route or widget came from, hence which chunks the browser will want. */
export default function tagSource(code) {
  const source = relative(this.getOptions().src, this.resourcePath).replaceAll('\\', '/')
  return `${code}\nexport const source = ${JSON.stringify(source)}\n`
}
