export const help = `galleria <command>

  deploy <module>...  [--from <folder>] [--version <version>]   release what was built (apps/<module>/dist)
  rollback <module>   [--version <version>]                     serve the release before, or a given one
  modules                                                       what is served now
  history <module>                                              its releases, newest first

The module store is the folder MODULE_STORE, by default .galleria/modules.`
