import { readFile } from 'node:fs/promises'
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core'
import { type Message, publint } from 'publint'
import { formatMessage } from 'publint/utils'
import type { Packed } from './pack.ts'

/** Problems of a tarball as npm would hand it out: its entries, and the types that each reader finds behind them. */
export async function problemsOf({ manifest, tarball }: Packed): Promise<string[]> {
  const bytes = await readFile(tarball)
  const said = [...(await entryProblems(bytes)), ...(manifest.bin ? [] : await typeProblems(bytes))]
  return said.map((line) => `${manifest.name}: ${line}`)
}

async function entryProblems(bytes: Buffer): Promise<string[]> {
  const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true })
  return messages
    .filter((message) => !isCarried(message))
    .map((message) => formatMessage(message, pkg) ?? message.code)
}

/** The emulator carries builds: what browsers and the shell's server load is no import of Node. */
function isCarried({ code, args }: Message): boolean {
  const { actualFilePath: file = '/dist/' } = args as { actualFilePath?: string }
  return code === 'FILE_INVALID_FORMAT' && !/^\.?\/dist\//.test(file)
}

async function typeProblems(bytes: Uint8Array): Promise<string[]> {
  const checked = await checkPackage(createPackageFromTarballData(bytes), {
    excludeEntrypoints: [/\.css$/, /\.json$/],
  })
  if (!checked.types) return ['It has no types.']
  return checked.problems.filter(matters).map((problem) => JSON.stringify(problem).slice(0, 300))
}

/** A package here is an ES module for bundlers and Node 22: what older resolutions and `require` find isn't asked. */
function matters(problem: Problem): boolean {
  if (problem.kind === 'CJSResolvesToESM') return false
  return !('resolutionKind' in problem && /^node10$|cjs$/.test(problem.resolutionKind))
}
