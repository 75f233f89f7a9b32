import { z } from '@galleria/platform-client'

/** Configuration of the store: read-only, and without secrets. An extension of the embedded platform. */
export const StoreConfiguration = z.object({
  settings: z.array(
    z.object({
      /** `weightUnit`, `storeUrl` … */
      name: z.string(),
      /** As text; several values are separated by a comma and a space. Empty where there is none. */
      value: z.string(),
      /** Environment variable that sets it; left out for what the program that starts the platform says. */
      variable: z.optional(z.string()),
    }),
  ),
})
export type StoreConfiguration = z.infer<typeof StoreConfiguration>
