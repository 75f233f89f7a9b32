export { loadRedeemable as loader } from '../data/redeemable.ts'
