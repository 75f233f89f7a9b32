import type { CallDefinition } from './definition.ts'
import type { PlatformClient } from './transport/client.ts'
import type { CallOptions } from './transport/options.ts'

/**
 * Turns a definition into the function that modules import: `getCart(client, input)`.
 * Marked pure where it is used, or every page that imports the file carries the call (`shaking.test.ts`).
 */
export function defineCall<Input extends object | undefined, Output>(definition: CallDefinition<Output>) {
  let schema: ReturnType<typeof definition.output> | undefined
  const call = { ...definition, output: () => (schema ??= definition.output()) }
  return (client: PlatformClient, ...[input, options]: CallArguments<Input>): Promise<Output> =>
    client.send(call, (input ?? {}) as Record<string, unknown>, options)
}

type CallArguments<Input> = undefined extends Input
  ? [input?: Input, options?: CallOptions]
  : [input: Input, options?: CallOptions]
