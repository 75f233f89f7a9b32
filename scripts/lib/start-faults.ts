import type { FaultEntry } from '../../packages/delivery/src/base/faults/entry.ts'
import type { FaultCode } from '../../packages/delivery/src/base/faults/faults.ts'

/** Errors of `npm start` and the other commands that run parts of the project on a developer's machine. */
export const startFaults = {
  NODE_TOO_OLD: {
    title: 'Node is too old',
    cause:
      'The commands need Node 20 to begin, and then install the Node of the project. The second step doesn’t work on every system.',
    remedy: 'Install Node 24 from <https://nodejs.org>, then run the command again.',
  },
  SERVER_UNKNOWN: {
    title: 'There is no server with this name',
    cause: '`scripts/serve.mjs` starts one server of a shop: the platform or the shell.',
    remedy: 'Run `npm run start:platform` or `npm run start:shell`.',
  },
  NPX_MISSING: {
    title: 'npx can’t be run',
    cause:
      'The first start installs the project with npx, which comes with Node. It is missing or not in `PATH`.',
    remedy: 'Install Node again from <https://nodejs.org>: the usual installer includes npm and npx.',
  },
  INSTALL_FAILED: {
    title: 'The project couldn’t be installed',
    cause:
      'The first start installs what `pnpm-lock.yaml` names. The message has the first cause that pnpm or the system named: a full disk (ENOSPC, os error 28), no permission (EACCES), no network (ENOTFOUND), or an authority that Node doesn’t trust (SELF_SIGNED_CERT).',
    remedy:
      'Free some space (the project needs 1.2 GB), fix the permissions or the network, or set `NODE_EXTRA_CA_CERTS`. Then run the command again.',
  },
  TURBO_MISSING: {
    title: 'Turbo can’t be run',
    cause:
      'Turbo builds the packages and is installed with the project. The installation is missing or incomplete.',
    remedy: 'Run `npm start` once: it installs the project.',
  },
  PORT_MALFORMED: {
    title: 'A port is not a port number',
    cause: 'A port is a whole number from 1 to 65535.',
    remedy:
      'Correct the variable that the message names, in the environment or in `.env`, or leave it out for the usual port.',
  },
  PORT_TAKEN: {
    title: 'A port is already in use',
    cause:
      'Another program on this machine listens on the port, often a store that still runs in another terminal.',
    remedy: 'Stop that program, or choose another port as the message shows.',
  },
  FOLDER_NOT_WRITABLE: {
    title: 'The folder of the store can’t be written',
    cause:
      'The store keeps its data in `GALLERIA_HOME` (usually `.galleria`). The disk is full, or the folder belongs to another account.',
    remedy: 'Free some space, fix the permissions, or set `GALLERIA_HOME` to another folder.',
  },
  DISK_FULL: {
    title: 'The disk is nearly full',
    cause:
      'A start needs some space for the database and the builds, and stops before it would damage either.',
    remedy: 'Free as much as the message says, or set `GALLERIA_HOME` to a folder on another disk.',
  },
  MODULE_UNKNOWN: {
    title: 'There is no module with this name',
    cause: '`npm run dev` takes names of modules in `apps/`.',
    remedy: 'Choose from the names in the message, or leave them out for all modules.',
  },
  BUILD_FAILED: {
    title: 'A build failed',
    cause: 'The code has an error that stops the build. The last lines of its output are below the message.',
    remedy: 'Fix what the output names, then run the command again. What is unchanged comes from the cache.',
  },
  RELEASE_FAILED: {
    title: 'A module couldn’t be released',
    cause:
      'The store builds and releases its modules as it starts. The last lines of the output are below the message.',
    remedy:
      'If they end with `More:`, read that page. Else run `npm run galleria -- deploy <module>` for the full output.',
  },
  START_FAILED: {
    title: 'A part of the project didn’t start',
    cause: 'The part ended before it was ready. The last lines of its output are below the message.',
    remedy: 'Fix what they name, often a setting, then run the command again. Your data is kept.',
  },
  START_TIMEOUT: {
    title: 'A part of the project started too slowly',
    cause: 'The part runs but wasn’t ready in time. The machine is busy, or the part waits for something.',
    remedy:
      'Run the command again. If that fails too, the last lines of the output show how far the part came.',
  },
  APP_UNKNOWN: {
    title: 'There is no app with this name',
    cause: '`npm run sbom` lists what one app stands on.',
    remedy: 'Name one folder of `apps/`, such as `platform` or `shell`.',
  },
  SDK_OPTIONS: {
    title: 'The options of npm run sdk don’t say what to do',
    cause:
      'The packages for other repositories are packed into a folder (`--out`) or served on this machine (`--registry`), and one of the two must be named.',
    remedy:
      'Run the command again with `--out <folder>`, or with `--registry` and perhaps `--port <number>`.',
  },
  SDK_PACKAGE_BROKEN: {
    title: 'A published package would not work elsewhere',
    cause:
      'Each package is checked as npm would hand it out: its entries (publint), its types (Are the types wrong?), and whether it names all that it imports.',
    remedy:
      'Fix the `exports`, the `dependencies` or the source that the message names. `scripts/sdk/packages.ts` says what a package leaves out.',
  },
  PART_STOPPED: {
    title: 'A part of the project stopped unexpectedly',
    cause: 'The platform, the shell or another part ended while the store ran, so the rest was stopped too.',
    remedy: 'Its last words are in the terminal above. Run the command again; your data is saved.',
  },
} satisfies Readonly<Record<string, FaultEntry>>

/** Codes of these commands; two are shared with `npm run galleria`. */
export type StartFaultCode =
  | keyof typeof startFaults
  | Extract<FaultCode, 'VARIABLE_UNKNOWN' | 'SHELL_NOT_BUILT'>
