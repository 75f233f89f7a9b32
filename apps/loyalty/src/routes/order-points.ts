export { loadOrderPoints as loader } from '../data/order-points.ts'
