import { unknownVariables } from '@galleria/environment'
import { CommanderError } from 'commander'
import { DeliveryFault } from '../base/fault.ts'
import { createProgram } from './program.ts'
import { tellError } from './support/tell-error.ts'

/** 0 done, 1 refused (the message says why and what to do), 2 asked for what there is not, 3 stopped by a gate. */
export async function runCli(args: readonly string[]): Promise<number> {
  try {
    const unknown = unknownVariables(process.env)
    if (unknown.length > 0) throw new DeliveryFault('VARIABLE_UNKNOWN', unknown.join('\n'))
    process.exitCode = 0
    await createProgram().parseAsync([...args], { from: 'user' })
    return Number(process.exitCode)
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    tellError(error)
    return error instanceof DeliveryFault && error.code === 'RELEASE_CHECK_FAILED' ? 3 : 1
  }
}
