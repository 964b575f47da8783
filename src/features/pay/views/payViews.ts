/** The pay views, bundled in one chunk. */
export { PayLoadingView } from './PayLoadingView'
export { PayView } from './PayView'
