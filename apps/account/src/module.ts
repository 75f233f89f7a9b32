import { defineModule } from '@galleria/federation'

export default defineModule({ name: 'account', routes: [] })
