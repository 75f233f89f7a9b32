import { developmentSecrets } from '@galleria/environment'

/** Fixed identities of the development store, shared with whoever configures a client for it. */
export const CLIENT_ID = '6f1d3c52-8a0e-4b57-9c1e-2d5f7a90b3e1'
export const SITE_ID = '0d9a6c1e-5b7f-4e23-8f41-7c3b2a1d9e60'
export const ACCOUNT_ID = 'b2e4f8a1-3c5d-4e6f-9a7b-8c0d1e2f3a4b'
export const OWNER_API_KEY = developmentSecrets.PLATFORM_API_KEY
/** A program of the owner's, for trying client credentials. */
export const APP_ID = 'a4c0ffee-7d1b-4f0e-9b52-3e8d6c2a1f70'
export const APP_SECRET = developmentSecrets.PLATFORM_APP_SECRET
export const STORE_NAME = 'Galleria'

export const DEMO_MEMBER = { email: 'ada@galleria.test', password: 'lovelace-1843' } as const
/** Accounts of the store's staff, one of each role, with the same password; `STAFF` is the manager. */
export const OWNER = { email: 'owner@galleria.test', password: DEMO_MEMBER.password } as const
export const STAFF = { email: 'staff@galleria.test', password: DEMO_MEMBER.password } as const
export const PACKER = { email: 'packer@galleria.test', password: DEMO_MEMBER.password } as const
export const EDITOR = { email: 'editor@galleria.test', password: DEMO_MEMBER.password } as const
export const SUPPORT = { email: 'support@galleria.test', password: DEMO_MEMBER.password } as const
