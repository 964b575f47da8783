export { fromAppKitOptions, type TakenOver } from '../app/fromAppKit/fromAppKitOptions'
export type { AppKitFeatures, AppKitOptions, LeftOut } from '../app/fromAppKit/AppKitOptions'
