export { actOnHome as action, readHome as loader } from '../data/edit-home.ts'
export { HomeEditor as Page } from '../parts/HomeEditor.tsx'
