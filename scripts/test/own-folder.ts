import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { placeOfFiles } from './place-of-files.ts'

/**
 * Reads the folder, which its own command must not name, then waits until whoever started it closes the pipe or dies. Then all
 * that was told of the folder is asked to end, some seconds later made to, and the folder goes.
 */
const CLEAR = `
read -r folder
cat > /dev/null
told() {
  for file in $(grep -lsF "$folder" /proc/[0-9]*/environ /proc/[0-9]*/cmdline); do
    pid=\${file#/proc/}
    echo "\${pid%/*}"
  done
}
seconds=0
while all=$(told) && [ -n "$all" ] && [ $seconds -lt "$1" ]; do
  [ $seconds -gt 0 ] || kill -INT $all 2> /dev/null
  sleep 1
  seconds=$((seconds + 1))
done
[ -z "$all" ] || kill -KILL $all 2> /dev/null
rm -rf "$folder"
`

export interface OwnFolder {
  readonly path: string
  /** Ends what still runs in it, and removes it. Comes by itself when this process dies. */
  clear(): Promise<void>
}

/** Temporary folder of a run: a process started with it as TMPDIR can be found by it. `patience` in seconds. */
export function ownFolder(patience = 15): OwnFolder {
  const path = mkdtempSync(join(placeOfFiles(), 'galleria-run-'))
  // The database's own user must be able to walk in.
  chmodSync(path, 0o755)
  const sweeper = spawn('sh', ['-c', CLEAR, 'sh', String(patience)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  sweeper.stdin.write(`${path}\n`)
  sweeper.unref()
  return {
    path,
    async clear() {
      const cleared = once(sweeper, 'exit')
      sweeper.ref()
      sweeper.stdin.end()
      await cleared
    },
  }
}
