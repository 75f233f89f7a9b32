import { errorPage } from '@galleria/environment'
import { DeliveryFault } from '../../base/fault.ts'

/** Prints what went wrong; an error that the caller can put right ends with the address of its page. */
export function tellError(error: unknown): void {
  console.error(
    error instanceof DeliveryFault
      ? `${error.message}\nMore: ${errorPage(error.code, process.env.DOCS_URL)}`
      : error,
  )
}
