export { changeCoupon as action } from '../data/redeem.ts'
