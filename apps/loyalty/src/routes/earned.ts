export { loadEarned as loader, saveEarned as action } from '../data/earned.ts'
