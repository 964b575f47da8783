import type { Namespace } from '../../../lib/address/caip'
import type { StoreProps } from '../hooks/useRuntime'
import type { HostButtonOptions } from './HostButtonOptions'

export interface ConnectButtonProps extends StoreProps, HostButtonOptions {
  /** Limits the modal to wallets of this chain family. */
  readonly namespace?: Namespace
  readonly label?: string
  readonly loadingLabel?: string
  readonly size?: 'sm' | 'md'
}
