import type { CallDefinition } from '../definition.ts'

/** Client that calls are made with. */
export interface PlatformClient {
  readonly baseUrl: string
  /** Makes a call; modules use the functions of `./<resource>` instead. */
  send<Output>(
    call: CallDefinition<Output>,
    input: Record<string, unknown>,
    options?: CallOptions,
  ): Promise<Output>
  /** Adapter for the catalog of the site, where it goes through one; clients made of this one go through it too. */
  readonly catalog?: CatalogAdapter
  /** Version of the site's catalog, where it has one alone: pages leave out what that version has no word for. */
  readonly catalogVersion?: 'v1' | 'v3'
  /** True for a client that speaks for who runs the shop: what is hidden is asked for too. */
  readonly isStaff?: boolean
}

/** Makes a client that speaks of the catalog in the words of V1 and V3 speak to a site that has one of them. */
export type CatalogAdapter = (client: PlatformClient) => PlatformClient

/** Address of the platform and how to reach it. */
export interface PlatformClientOptions {
  /** API host, scheme included, no trailing slash: `http://127.0.0.1:4000`. */
  readonly baseUrl: string
  /** Edge host, where shoppers' calls go unless only the API host serves them (wire §1.1); the API host unless told. */
  readonly edgeUrl?: string
  /** From a call's hosted path to the one to send: `toBarePath` of `./paths`, for the specification's. */
  readonly toPath?: (hosted: string) => string
  /**
   * Called before each request; the session renews its token here. Absent for the token endpoint.
   * After a 401: `renew`, with the `rejected` headers, so that callers refused together renew once.
   */
  readonly getAuthHeaders?: (options?: AuthHeaderOptions) => Promise<Readonly<Record<string, string>>>
  /** Network access; tests hand in the platform application itself. */
  readonly fetch?: typeof fetch
  /** BCP 47 language hint, sent as `x-wix-linguist`. */
  readonly language?: string
  /** ISO 4217: what prices are to be converted into. */
  readonly currency?: string
  /** The named host this client runs inside of, if any: a part of `x-wix-bi-gateway`'s environment (wire §1.3). */
  readonly hostName?: string
  /** Deadline of one call in milliseconds, retries included. */
  readonly timeout?: number
  /** Largest answer accepted, in bytes. */
  readonly maxBodySize?: number
}

/** Asked for after a 401. */
export interface AuthHeaderOptions {
  readonly renew?: boolean
  readonly rejected?: Readonly<Record<string, string>>
}

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal
  /** Milliseconds, instead of the client's. */
  readonly timeout?: number
}
