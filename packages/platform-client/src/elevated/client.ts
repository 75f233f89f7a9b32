import {
  createPlatformClient,
  type PlatformClient,
  type PlatformClientOptions,
} from '@galleria/platform-client'
import type { Credentials } from './credentials.ts'

/** As of every client, with credentials for a session. */
export interface ElevatedClientOptions extends Omit<PlatformClientOptions, 'getAuthHeaders' | 'edgeUrl'> {
  readonly credentials: Credentials
}

/** A client for privileged calls (spec §6). It holds a secret: a build for browsers refuses this entry. */
export function createElevatedClient({ credentials, ...options }: ElevatedClientOptions): PlatformClient {
  const getAuthHeaders = credentials(createPlatformClient(options))
  return createPlatformClient({ ...options, getAuthHeaders })
}
