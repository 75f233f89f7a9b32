import type { Conversion } from '../domain/money/convert.ts'
import type { PlatformConfig } from './config.ts'

/** The shop, and beside its own prices what a shopper is shown them in. */
export type DisplayConfig = PlatformConfig & { readonly conversion?: Conversion | undefined }
