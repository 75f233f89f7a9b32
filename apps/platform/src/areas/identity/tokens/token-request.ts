import { z } from 'zod'
import type { Client } from '../../../http/client.ts'

const ClientId = z.string().meta({ description: 'ID of a registered client.' })

/**
 * Body of each grant for the API's document: JSON or a form, names in snake_case or camelCase (wire §2.1). The
 * endpoint reads it itself, because refusals have the shape of RFC 6749 §5.2.
 */
export const TokenRequestBody = z.discriminatedUnion('grant_type', [
  z.object({ grant_type: z.literal('anonymous'), client_id: ClientId }),
  z.object({
    grant_type: z.literal('refresh_token'),
    refresh_token: z.string(),
    client_id: ClientId.optional(),
  }),
  z.object({
    grant_type: z.literal('authorization_code'),
    client_id: ClientId,
    code: z.string(),
    code_verifier: z.string().meta({ description: 'Verifier of the S256 challenge (RFC 7636 §4.1).' }),
    redirect_uri: z
      .string()
      .optional()
      .meta({ description: 'The same as in the authorization request, if it had one.' }),
  }),
  z.object({
    grant_type: z.literal('authorized_client'),
    member_id: z.string(),
    scope: z.literal('offline_access').optional(),
    session_token: z.string().optional(),
  }),
  z.object({
    grant_type: z.literal('client_credentials'),
    client_id: ClientId,
    client_secret: z.string(),
    instance_id: z.string().optional(),
  }),
  z.object({
    grant_type: z.literal('urn:ietf:params:oauth:grant-type:token-exchange'),
    subject_token: z.string().meta({ description: 'Access token of a member who is staff.' }),
    subject_token_type: z.literal('urn:ietf:params:oauth:token-type:access_token'),
  }),
])

export type TokenRequest = Readonly<Record<string, string | undefined>>

/** Caller of the endpoint: beside the body the `Authorization` header, which one grant reads. */
export interface Asker {
  readonly client: Client
  readonly authorization: string | null
}
