import * as constants from '@galleria/platform-client/constants'
import { expect, test } from 'vitest'

test('The constants are those of specification §9', () => {
  expect({ ...constants }).toEqual({
    SILENT_LOGIN_TIMEOUT: 120_000,
    MIN_CODE_VERIFIER_LENGTH: 43,
    MAX_CODE_VERIFIER_LENGTH: 128,
    DEFAULT_CODE_VERIFIER_LENGTH: 43,
    CODE_CHALLENGE_METHOD: 'S256',
    SCOPE: 'offline_access',
    RESPONSE_TYPE: 'code',
    DEFAULT_RESPONSE_MODE: 'fragment',
    SILENT_RESPONSE_MODE: 'web_message',
    DEFAULT_PROMPT: 'login',
    SILENT_PROMPT: 'none',
    MAX_QUERY_LENGTH: 4000,
    DEFAULT_PAGE_SIZE: 50,
    BYTE_POOL_SIZE: 8192,
    MAX_BYTES: 2_147_483_647,
    INSPECTED_BYTES: 50,
  })
})
