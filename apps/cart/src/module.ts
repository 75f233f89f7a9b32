import { defineModule } from '@galleria/federation'

export default defineModule({
  name: 'cart',
  nav: [{ label: 'Cart', to: '/cart' }],
  routes: [
    { path: 'cart', personal: true, lazy: () => import('./routes/cart.tsx') },
    { path: 'cart/current', personal: true, lazy: () => import('./routes/current.ts') },
    { path: 'checkout', personal: true, lazy: () => import('./routes/checkout.tsx') },
    { path: 'checkout/delivery', personal: true, lazy: () => import('./routes/delivery.tsx') },
    { path: 'checkout/review', personal: true, lazy: () => import('./routes/review.tsx') },
    { path: 'checkout/thank-you', personal: true, lazy: () => import('./routes/thank-you.tsx') },
  ],
  widgets: {
    'cart.mini-cart': { load: () => import('./widgets/MiniCart.tsx') },
    'cart.add-to-cart': { load: () => import('./widgets/AddToCart.tsx') },
    'cart.quick-add': { load: () => import('./widgets/QuickAdd.tsx') },
  },
})
