import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { debianRoot } from '../machine/root.ts'
import { root } from '../store/layout.ts'

/** Packages of `distroless/cc-debian12`, beside its files of users and certificates. */
const inBase = ['base-files', 'libc6', 'libgcc-s1', 'libgomp1', 'libssl3', 'libstdc++6', 'netbase', 'tzdata']

const trusted = '/etc/ssl/certs/ca-certificates.crt'

/** Root with Node and npm, as in the official image of Node: the base of builds, where no registry can be reached. */
export function buildRoot(folder: string, cache: string): void {
  debianRoot('bookworm', folder, cache)
  const local = join(folder, 'usr/local')
  const node = join(root, `node_modules/node-linux-${process.arch}/bin/node`)
  cpSync(node, join(local, 'bin/node'), { dereference: true })
  const npm = realpathSync(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim())
  cpSync(join(npm, '../..'), join(local, 'lib/node_modules/npm'), { recursive: true, dereference: true })
  for (const name of ['npm', 'npx'])
    execFileSync('ln', ['-s', `../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name)])
  // An authority of this network that Node must trust.
  const authority = process.env.NODE_EXTRA_CA_CERTS
  if (authority) cpSync(authority, join(folder, trusted), { dereference: true })
}

/** Root of the packages that the distroless base has, from the same Debian. */
export function baseRoot(folder: string, build: string): void {
  const debs = join(build, 'tmp/debs')
  mkdirSync(debs, { recursive: true })
  chmodSync(debs, 0o777)
  const inBuild = (script: string) =>
    execFileSync('chroot', [build, 'sh', '-ec', script], { stdio: ['ignore', 'ignore', 'inherit'] })
  cpSync('/etc/resolv.conf', join(build, 'etc/resolv.conf'), { dereference: true })
  inBuild(`apt-get update && cd /tmp/debs && apt-get download ${inBase.join(' ')}`)
  execFileSync('sh', [
    '-ec',
    `for deb in ${debs}/*.deb; do dpkg-deb --extract "$deb" ${folder}; done; rm -r ${debs}`,
  ])
  mkdirSync(join(folder, 'etc/ssl/certs'), { recursive: true })
  cpSync(join(build, trusted), join(folder, trusted))
  mkdirSync(join(folder, 'tmp'), { recursive: true })
  chmodSync(join(folder, 'tmp'), 0o1777)
  writeFileSync(
    join(folder, 'etc/passwd'),
    'root:x:0:0:root:/root:/sbin/nologin\nnonroot:x:65532:65532:nonroot:/home/nonroot:/sbin/nologin\n',
  )
  writeFileSync(join(folder, 'etc/group'), 'root:x:0:\nnonroot:x:65532:\n')
  // Where a container gets its own.
  for (const path of ['proc', 'dev', 'sys']) mkdirSync(join(folder, path), { recursive: true })
}
