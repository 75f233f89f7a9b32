import type { FaultEntry } from './entry.ts'

/** Releases in the store, and what may become one. */
export const releaseFaults = {
  RELEASE_UNKNOWN: {
    title: 'The version was never released',
    cause:
      'The module store has no release with this version. The version may be wrong, or an earlier prune deleted it.',
    remedy:
      'See the versions with `npm run galleria -- history <module>`. `MODULE_STORE` must name the store that has it.',
  },
  RELEASE_EXISTS: {
    title: 'The version is already released with different content',
    cause: 'A release never changes, so a version can’t be used for other content.',
    remedy: 'Pass another `--version`, or leave the option out: then the content makes the version.',
  },
  MANIFEST_UNREADABLE: {
    title: 'The manifest isn’t one of Module Federation',
    cause:
      'The file that `--manifest` names isn’t an `mf-manifest.json`, or its entry has another kind than a global script or a JavaScript module.',
    remedy:
      'Set `manifest: true` in the federation plugin, build, and pass `--manifest mf-manifest.json`. For an entry of another kind, leave `library` of the plugin at its default.',
  },
  EXPOSE_UNKNOWN: {
    title: 'The build exposes nothing that the shop can place',
    cause:
      'The shop takes from the names in `exposes` what each file is. None of them is a page or an extension, or one has a typing mistake.',
    remedy:
      'Name a page `./page/<path>`, such as `./page/stores/:id`, and an extension `./slot/<slot>`. [Widgets](widgets.md) lists the slots. Other names, for other hosts, may stay beside them.',
  },
  CHUNKS_UNNAMED: {
    title: 'The chunks of the build don’t have the name of the module',
    cause:
      'Rspack and webpack hand over chunks through one list of the page, named after `output.uniqueName`. Under a name that isn’t the module’s, two releases or two modules would get each other’s chunks.',
    remedy: 'Set `output.uniqueName` to the name of the module, and build again.',
  },
  SHARED_COPY: {
    title: 'The build brings a copy of a package that the shell has',
    cause:
      'A page has one copy of React and of the other packages of the shell. A second one breaks the components of the first.',
    remedy:
      'Add `import: false` to the package in `shared` of the federation plugin. [Remotes](remotes.md) lists the packages.',
  },
  RELEASE_DELETED: {
    title: 'The release was deleted while it was released',
    cause: 'A prune ran at the same moment and deleted the version before it was live.',
    remedy: 'Run the deploy again.',
  },
  RELEASE_MISSING: {
    title: 'A release that the registry names isn’t in the store',
    cause: 'Its files were deleted outside Galleria, or `MODULE_STORE` names another store.',
    remedy:
      'Check `MODULE_STORE`. Restore the files from a backup, or release the same content and version again.',
  },
  RELEASE_CHANGED: {
    title: 'A release was changed in the store',
    cause: 'The bytes of a file or a record differ from what was released. They are never served.',
    remedy:
      'Find every damaged file with `npm run galleria -- verify`. Roll back, then release under a new version. Find out what writes to the store.',
  },
  RELEASE_MISPLACED: {
    title: 'The folder of a release contains another release',
    cause: 'The record names another module or version than its folder. The folder was copied or renamed.',
    remedy: 'Release the module again under a new version.',
  },
  RELEASE_PATH_MALFORMED: {
    title: 'A file of the release has a path that isn’t allowed',
    cause:
      'Paths become addresses. They have letters, digits and `. _ @ + ~ - /`, and no part begins with a period.',
    remedy: 'Rename the file in the source, then build again.',
  },
  RECORD_UNREADABLE: {
    title: 'A release.json has an unexpected shape',
    cause:
      'The file isn’t JSON, or a field that the message names has an unexpected value. Often an older or newer build kit wrote it.',
    remedy:
      'Build the module again with the build kit of this checkout. [release.json](release-json.md) describes each field.',
  },
  FILE_HASH_MISSING: {
    title: 'A file of the release has no hash',
    cause: 'The record names a file to run, but no hash to check it with.',
    remedy: 'Build the module again with the build kit of this checkout, then release it.',
  },
} satisfies Readonly<Record<string, FaultEntry>>
