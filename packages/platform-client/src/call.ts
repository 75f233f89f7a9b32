import type { CallDefinition } from './definition.ts'
import type { PlatformClient } from './transport/client.ts'
import type { CallOptions } from './transport/options.ts'

/**
 * Turns a definition into the function that modules import: `getCart(client, input)`.
 * Write `/* @__PURE__ *\/ defineCall(…)`, or every page carries the call.
 */
export function defineCall<Input extends object | undefined, Output>(definition: CallDefinition<Output>) {
  return (client: PlatformClient, ...[input, options]: CallArguments<Input>): Promise<Output> =>
    client.send(definition, (input ?? {}) as Record<string, unknown>, options)
}

type CallArguments<Input> = undefined extends Input
  ? [input?: Input, options?: CallOptions]
  : [input: Input, options?: CallOptions]
