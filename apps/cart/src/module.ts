import { defineModule } from '@galleria/federation'

export default defineModule({ name: 'cart', routes: [] })
