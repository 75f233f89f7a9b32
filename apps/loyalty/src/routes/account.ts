export { loadAccountWithTier as loader } from '../data/account-with-tier.ts'
