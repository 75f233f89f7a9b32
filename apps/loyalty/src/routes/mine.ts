export { loadMine as loader } from '../data/mine.ts'
