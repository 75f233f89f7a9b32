import { z } from 'zod'
import { withLongest } from './bounds.ts'

/** An app's own field (`extendedFields`): of any form, and longer than other texts. */
export const ExtendedValue = withLongest(z.unknown(), 20_000)
