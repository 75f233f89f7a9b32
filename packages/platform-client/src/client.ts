import type { CallDefinition } from './call.ts'

export interface PlatformClientOptions {
  /** API host, scheme included, no trailing slash: `http://127.0.0.1:4000`. */
  readonly baseUrl: string
  /** `hosted` sends `/ecom/v1/carts/current`, `bare` the specification's `/v1/carts/current`. */
  readonly pathStyle?: 'hosted' | 'bare'
  /** Called before each request; the session renews its token here. Absent for the token endpoint. */
  readonly getAuthHeaders?: (options?: { renew?: boolean }) => Promise<Record<string, string>>
  /** Network access; tests hand in the platform application itself. */
  readonly fetch?: typeof fetch
  /** BCP 47 language hint, sent as `x-wix-linguist`. */
  readonly language?: string
  /** Deadline of one call in milliseconds, retries included. */
  readonly timeout?: number
}

export interface CallOptions {
  readonly signal?: AbortSignal
  readonly timeout?: number
}

export interface PlatformClient {
  readonly baseUrl: string
  send<Output>(
    call: CallDefinition<Output>,
    input: Record<string, unknown>,
    options?: CallOptions,
  ): Promise<Output>
}

export function createPlatformClient(_options: PlatformClientOptions): PlatformClient {
  throw new Error('placeholder until the transport lands')
}
