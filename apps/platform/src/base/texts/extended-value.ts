import { z } from 'zod'
import { withLongest } from './bounds.ts'

/** What an app keeps in a field of its own (`extendedFields`): of any form, and longer than other texts. */
export const ExtendedValue = withLongest(z.unknown(), 20_000)
