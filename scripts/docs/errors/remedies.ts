/** How a caller puts a failed call right, by the status it came with. */
export const byStatus: Readonly<Record<string, string>> = {
  '400':
    'Correct the request as the message says, then send it again. Sending the same request again fails again.',
  '401':
    'Send a valid access token or API key as `Authorization`. Renew a token that has expired with its refresh token.',
  '403':
    'Make the call as a caller with the permission: [Who may call what](permissions.md) lists each call.',
  '404': 'Check the id. What belongs to another member, or was deleted, is answered as if it never existed.',
  '409':
    'Read the current state, decide again, then send the call with the current revision or another value.',
  '410': 'Request a new link or file. The old one never works again.',
  '413': 'Send less: split the file or the list into several calls.',
  '422': 'Send a new idempotency key with a new request. Keep a key only to repeat the same request.',
  '428': 'Do first what the message asks for, then send the same call again.',
  '429': 'Wait as long as the `Retry-After` header says, then send the same call again.',
  '500': 'Note the `X-Wix-Request-Id` header of the answer. The platform’s log has the stack under that id.',
  '503': 'Send the same call again after the `Retry-After` header’s time. The client’s own retries do so.',
}

/** Remedies that the status alone does not tell. */
export const byCode: Readonly<Record<string, string>> = {
  UNAUTHENTICATED:
    'Send a valid access token or API key as `Authorization`. In a loader or an action use `context.get(platform)`, which sends and renews it.',
  PERMISSION_DENIED:
    'Look the call up in [Who may call what](permissions.md). To let others make it, change the `audience` of its definition.',
  OWNER_ONLY: 'Make the call with the owner’s API key or the owner’s token, not with that of staff.',
  ROLE_NOT_ALLOWED:
    'Ask the store owner for another role, or leave the call to a colleague with one of the roles that the answer names. See [Who may call what](permissions.md#roles-of-the-staff).',
  API_KEY_NOT_ALLOWED:
    'Have the store owner give the API key the area that the answer names, under Settings > API keys of the admin. An area that the key may only read needs the permission to change it.',
  TOO_MANY_API_KEYS: 'Revoke a key that no program uses any more. The list tells when each was last used.',
  UNKNOWN_CALL:
    'Check method and path against `/_dev/api` of the [workbench](workbench.md). A new call also needs its routes in its area’s `routes.ts`: see [Add a call](tutorials/add-a-call.md).',
  CATALOG_V1_SITE_CALLING_CATALOG_V3_API:
    'Make the call of catalog V1 instead, or start the embedded platform with another `CATALOG`. See [Catalog versions](catalog-versions.md).',
  CATALOG_V3_CALLING_CATALOG_V1_API:
    'Make the call of catalog V3 instead, or start the embedded platform with another `CATALOG`. See [Catalog versions](catalog-versions.md).',
  CATALOG_TOO_LARGE:
    'Raise `SEARCH_MEMORY_PRODUCTS` and the memory of each platform ([production](production.md#size-and-cost)), or delete products. `/ready` says the same.',
  BROKEN_PROMISE:
    'Only tests and `STRICT_ANSWERS=on` see this. The handler’s answer breaks the schema that its operation declares: correct one of the two.',
  MALFORMED_JSON: 'Send a body that is valid JSON, with `Content-Type: application/json`.',
  REVISION_MISMATCH:
    'Read the entity again, apply your change to what you read, and send it with the new `revision`.',
  CHANGED_SINCE: 'Read the rows again. Another caller changed the same cells, and the answer says which.',
  IDEMPOTENCY_KEY_REUSED:
    'Make a new key for each new request. The same key with the same body is safe, and answers as the first time.',
  CURRENCY_MISMATCH: 'Delete the cart and create a new one: a cart keeps the currency in which it began.',
  MEMBER_NOT_ACTIVE:
    'Approve or unblock the member at `/manage/members`. Until then no call of theirs is answered.',
  FOREIGN_HOST: 'Open the workbench under the platform’s own address, `localhost` or `127.0.0.1`.',
  FOREIGN_FORM:
    'Send workbench calls from the workbench’s own pages, from the store, or from a program without an `Origin` header.',
  SITE_MUST_ACCEPT_PAYMENTS:
    'Set up a payment provider. On a test shop in production set `TEST_PAYMENTS=on` ([Production](production.md#payments)).',
  KEYS_ARE_CONFIGURED:
    'Put the new key first in `WEBHOOK_SIGNING_KEYS` and restart, instead of rotating here.',
  LOGIN_TOO_OLD: 'Send the member through sign-in again, then repeat the change within the next minutes.',
  THROTTLED_FEATURE:
    'Wait as long as the `Retry-After` header says. Tests get their codes from `/_dev/mailbox`.',
  '-19971':
    'Solve a captcha and send its token with the call. `CAPTCHA=off` turns captchas off in development.',
  '-19970': 'Solve a new captcha. Each one works once.',
  '-19995': 'Offer sign-in or a password reset for this email address instead.',
}
