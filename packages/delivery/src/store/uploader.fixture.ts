import { openDelivery } from '../registry/open-delivery.ts'
import { deploy } from '../traffic/deploy.ts'

/** Releases until it is killed: a program of its own, for only that can die as machines do. */
const [from = '', module = ''] = process.argv.slice(2)
const delivery = await openDelivery(process.env, { by: 'test' })
process.stdout.write('ready\n')
for (let round = 0; ; round++) await deploy(delivery, { module, from, version: `1.${round}.0` })
