import { defineModule } from '@galleria/federation'

export default defineModule({ name: 'loyalty', routes: [] })
