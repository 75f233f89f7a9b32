/** Ways to the hosted pages (spec §2, wire §2.3). */
export { RedirectSession } from './redirect-session.ts'
