/** Helpers of loaders, built into each module that uses them: the shared copy of `@galleria/federation` stays small. */
export { type MemberOnly, memberOnly } from './member-only.ts'
export { notFound, readForPage } from './read-for-page.ts'
