import { defineModule } from '@galleria/federation'

export default defineModule({ name: 'catalog', routes: [] })
