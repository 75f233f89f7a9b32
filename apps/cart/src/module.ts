import { defineModule } from '@galleria/federation'
import { key, messages } from './messages/index.ts'

export default defineModule({
  name: 'cart',
  nav: [{ label: key('nav.cart'), to: '/cart' }],
  messages,
  routes: [
    { path: 'cart', personal: 'server', lazy: () => import('./routes/cart.tsx') },
    { path: 'cart/current', personal: 'form', lazy: () => import('./routes/current.ts') },
    { path: 'cart/free-shipping', personal: true, lazy: () => import('./routes/free-shipping.ts') },
    { path: 'cart/saved', personal: true, lazy: () => import('./routes/saved.ts') },
    { path: 'checkout', personal: 'server', lazy: () => import('./routes/checkout.tsx') },
    { path: 'checkout/delivery', personal: 'form', lazy: () => import('./routes/delivery.tsx') },
    { path: 'checkout/review', personal: 'form', lazy: () => import('./routes/review.tsx') },
    { path: 'checkout/thank-you', personal: 'form', lazy: () => import('./routes/thank-you.tsx') },
  ],
  widgets: {
    'cart.mini-cart': { load: () => import('./widgets/MiniCart.tsx') },
    'cart.add-to-cart': { load: () => import('./widgets/AddToCart.tsx') },
    'cart.quick-add': { load: () => import('./widgets/QuickAdd.tsx') },
    'cart.free-shipping-bar': { load: () => import('./widgets/FreeShippingBar.tsx') },
  },
})
