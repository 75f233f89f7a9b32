import { unknownVariables } from '@galleria/environment'
import { DeliveryFault } from '../fault.ts'
import { commands } from './commands.ts'
import { help } from './help.ts'

const [verb = 'help', ...rest] = process.argv.slice(2)
try {
  const unknown = unknownVariables(process.env)
  if (unknown.length > 0) throw new DeliveryFault(unknown.join('\n'))
  const command = commands[verb]
  if (verb === 'help' || verb === '--help' || verb === '-h' || rest.includes('--help')) console.log(help)
  else if (!command) throw new DeliveryFault(`"${verb}" is no command.\n\n${help}`)
  else await command(rest)
} catch (error) {
  const isFault =
    error instanceof DeliveryFault || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  console.error(isFault ? (error as Error).message : error)
  process.exitCode = 1
}
