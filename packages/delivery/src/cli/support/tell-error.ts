import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { errorPage } from '@galleria/environment'
import { DeliveryFault } from '../../base/fault.ts'
import { faults } from '../../base/faults/faults.ts'

/** Prints what went wrong; an error that the caller can put right ends with its page, or with what that page says. */
export function tellError(error: unknown): void {
  console.error(error instanceof DeliveryFault ? textOf(error, process.env.DOCS_URL, process.cwd()) : error)
}

/** `folder`: where the command runs. A checkout has the pages as files; a team with the published command does not. */
export function textOf(
  { code, message }: DeliveryFault,
  docsUrl: string | undefined,
  folder: string,
): string {
  const page = errorPage(code, docsUrl)
  const isCheckout = existsSync(join(folder, 'docs/errors-command.md'))
  if (isCheckout) return `${message}\nMore: ${page}`
  const { cause, remedy } = faults[code]
  const more = docsUrl ? [`More: ${page}`] : [cause, remedy].map((text) => text.replaceAll('`', ''))
  return [message, ...more].join('\n').replaceAll('npm run galleria -- ', 'npx galleria ')
}
