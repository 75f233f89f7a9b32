/**
 * What the saboteur does when its page is drawn on the server, as the body of its component. `given` has the key file and
 * the platform's address; what it returns is shown, so that a secret that it got would be in the page. Loops last a minute:
 * on a busy machine a short one ends before it has used a second of processor time.
 */
export const modes = {
  'reads the key file': `return process.getBuiltinModule('fs').readFileSync(given.keyFile, 'utf8')`,
  'reads the environment': `return JSON.stringify(process.env) + process.env.REGISTRY_PRIVATE_KEY`,
  'asks a server by itself': `fetch(given.platformUrl); return 'asked'`,
  'opens a socket': `new (require('node:net').Socket)().connect(80); return 'opened'`,
  'starts a process': `return String(process.getBuiltinModule('child_process').execSync('id'))`,
  'ends the process': `process.exit(0)`,
  'patches what all share': `Array.prototype.map = () => []; return 'patched'`,
  'replaces Date and fetch': `globalThis.Date = undefined; globalThis.fetch = undefined; return 'replaced'`,
  'writes to the global of all': `Object.defineProperty((0, loose)(), 'cart', { value: 'stolen' }); return 'stolen'`,
  'throws where nobody waits': `setTimeout(() => { throw new Error('thrown in a timer') }); return 'later'`,
  'loops in render': `loop(60_000)`,
  'loops in a timer': `setTimeout(() => loop(60_000)); return 'later'`,
  'takes 2 GB': `const all = []; for (let index = 0; index < 20; index++) all.push(Buffer.alloc(100_000_000, 1)); return all.length`,
  'keeps 10 MB': `kept.push(Buffer.alloc(10_000_000, 1)); return 'kept'`,
  'makes 50 MB of HTML': `return 'x'.repeat(50_000_000)`,
} as const satisfies Readonly<Record<string, string>>

export type Mode = keyof typeof modes

/** What the shop cannot tell: it hurts nobody, or nobody can tell whose it was. */
export const untold: ReadonlySet<Mode> = new Set(['keeps 10 MB'])

/** What does not end the drawing of its own page. */
export const quiet: ReadonlySet<Mode> = new Set([
  'reads the environment',
  'throws where nobody waits',
  'loops in a timer',
  'keeps 10 MB',
])
