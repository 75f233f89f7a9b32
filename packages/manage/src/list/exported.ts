import { isPlatformError } from '@galleria/platform-client'

/** Result of an export; `failed` where the platform refused or could not be reached. */
export type Exported =
  | { readonly done: true; readonly file: string }
  | { readonly done?: never; readonly failed: true }

/** Answer of an action to `ExportFile`; throws any error that is not the platform's. */
export async function exported(work: () => Promise<string>): Promise<Exported> {
  try {
    return { done: true, file: await work() }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    return { failed: true }
  }
}
