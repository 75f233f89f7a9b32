import { DeliveryFault } from '../../base/fault.ts'

/** Prints what went wrong; an error that the caller can put right ends with the address of its page. */
export function tellError(error: unknown, docsUrl = process.env.DOCS_URL): void {
  console.error(
    error instanceof DeliveryFault ? `${error.message}\nMore: ${pageOf(error.code, docsUrl)}` : error,
  )
}

/** Page of the published documentation, or the section in the repository where none is published. */
function pageOf(code: string, docsUrl: string | undefined): string {
  return docsUrl
    ? `${docsUrl.replace(/\/$/, '')}/errors/${code}/`
    : `docs/errors-command.md#${code.toLowerCase()}`
}
