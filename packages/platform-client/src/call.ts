import type { CallBehavior, CallDefinition } from './definition.ts'
import type { Operation, Service } from './operation.ts'
import type { PlatformClient } from './transport/client.ts'
import type { CallOptions } from './transport/options.ts'

/**
 * Turns an operation into the function that modules import: `getCart(client, input)`.
 * Marked pure where it is used, or every page that imports the file carries the call (`shaking.test.ts`).
 */
export function defineCall<Input extends object | undefined, Output>(
  operation: Operation & { readonly service: Service },
  output: CallDefinition<Output>['output'],
  behavior?: CallBehavior,
) {
  let schema: ReturnType<typeof output> | undefined
  const call = { ...operation, ...behavior, output: () => (schema ??= output()) }
  return (client: PlatformClient, ...[input, options]: CallArguments<Input>): Promise<Output> =>
    client.send(call, (input ?? {}) as Record<string, unknown>, options)
}

type CallArguments<Input> = undefined extends Input
  ? [input?: Input, options?: CallOptions]
  : [input: Input, options?: CallOptions]
