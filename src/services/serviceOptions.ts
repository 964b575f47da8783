import type { OptionsState } from '../domain/options'

/** The options that every service request needs. */
export type ServiceOptionsState = Pick<
  OptionsState,
  'projectId' | 'sdkType' | 'sdkVersion' | 'clientId' | 'urls'
>

/** The least state that service requests need. */
export interface ServicesState {
  readonly options: ServiceOptionsState
  /** Once there is a WalletConnect session, requests carry its client id. */
  readonly walletConnect?: { readonly session: { readonly clientId?: string } | null }
}
