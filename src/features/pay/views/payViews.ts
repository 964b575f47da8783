/** The views of paying, in one file. */
export { PayLoadingView } from './PayLoadingView'
export { PayView } from './PayView'
