import { serveTests } from '../../../packages/emulator/src/testing/index.ts'
import { describeFault } from '../../lib/fault.ts'
import { checkoutFiles } from './checkout-files.ts'

/** The store of `@galleria/e2e-kit` where it runs from this checkout. */
try {
  serveTests(checkoutFiles())
} catch (error) {
  console.error(describeFault(error))
  process.exit(1)
}
