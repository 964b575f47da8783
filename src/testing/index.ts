export { states } from './states'
