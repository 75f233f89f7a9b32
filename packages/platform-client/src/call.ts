import type { CallOptions, PlatformClient } from './client.ts'
import type { CallDefinition } from './definition.ts'

/** Turns a definition into the function that modules import: `getCart(client, input)`. */
export function defineCall<Input extends object | undefined, Output>(definition: CallDefinition<Output>) {
  return (client: PlatformClient, ...[input, options]: CallArguments<Input>): Promise<Output> =>
    client.send(definition, (input ?? {}) as Record<string, unknown>, options)
}

type CallArguments<Input> = undefined extends Input
  ? [input?: Input, options?: CallOptions]
  : [input: Input, options?: CallOptions]
