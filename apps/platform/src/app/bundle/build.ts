import { makeBundle } from './bundle.ts'
import { dist } from './fresh.ts'

await makeBundle(dist)
