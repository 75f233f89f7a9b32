export { default } from '../components/cart/FreeShippingBar.tsx'
