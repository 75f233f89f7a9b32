/** Specification §9, each once. Those that only the platform knows (fees, rates, captcha keys) are not shown there. */

/** Milliseconds until a hidden login frame is given up (spec §9, "Silent login timeout"). */
export const SILENT_LOGIN_TIMEOUT = 120_000

/** Characters of a PKCE code verifier (spec §5 and §9; RFC 7636 §4.1). */
export const MIN_CODE_VERIFIER_LENGTH = 43
/** Spec §5 and §9. */
export const MAX_CODE_VERIFIER_LENGTH = 128
/** Spec §5 and §9. */
export const DEFAULT_CODE_VERIFIER_LENGTH = 43
/** Spec §5, "method S256" (RFC 7636 §4.2). */
export const CODE_CHALLENGE_METHOD = 'S256'

/** Spec §9: the one scope and the one response type asked for. */
export const SCOPE = 'offline_access'
/** Spec §9: the one response type asked for. */
export const RESPONSE_TYPE = 'code'
/** Spec §9: how a redirect login's answer comes back unless told; a hidden frame's is posted. */
export const DEFAULT_RESPONSE_MODE = 'fragment'
/** Spec §9: a hidden frame posts its answer. */
export const SILENT_RESPONSE_MODE = 'web_message'
/** Spec §9: a redirect login asks; a hidden frame must not. */
export const DEFAULT_PROMPT = 'login'
/** Spec §9: a hidden frame must not ask. */
export const SILENT_PROMPT = 'none'

/** Characters of an encoded query string, without `?`, above which a GET goes elsewhere (spec §5 and §9, wire §1.5). */
export const MAX_QUERY_LENGTH = 4000

/** Items of a page unless told (spec §9, wire §1.8). */
export const DEFAULT_PAGE_SIZE = 50

/** Bytes encoded at a time (spec §9, "Byte-buffer pool size"). */
export const BYTE_POOL_SIZE = 8192
/** Most bytes one value may hold (spec §9, "maximum size"). */
export const MAX_BYTES = 2_147_483_647
/** Bytes shown of a value in messages (spec §9, "inspection shows"). */
export const INSPECTED_BYTES = 50
