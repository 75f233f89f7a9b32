export { lendSharing } from './lend-sharing.ts'
export { type ContainerEntry, loadContainer } from './load-container.ts'
export { type SharedModule, type SharedModules, shareScopeOf } from './share-scope.ts'
