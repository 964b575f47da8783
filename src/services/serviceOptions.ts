import type { OptionsState } from '../domain/options'

/** The part of the options every service call is made of. */
export type ServiceOptionsState = Pick<
  OptionsState,
  'projectId' | 'sdkType' | 'sdkVersion' | 'clientId' | 'urls'
>

/** The least a state must hold for services to work. */
export interface ServicesState {
  readonly options: ServiceOptionsState
  /** Once a wallet is reached over WalletConnect, the services are told by which client. */
  readonly walletConnect?: { readonly session: { readonly clientId?: string } | null }
}
