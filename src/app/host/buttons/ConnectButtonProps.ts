import type { Namespace } from '../../../lib/address/caip'
import type { StoreProps } from '../hooks/useRuntime'

export interface ConnectButtonProps extends StoreProps {
  /** Only wallets of this chain family. */
  readonly namespace?: Namespace
  readonly label?: string
  readonly loadingLabel?: string
  readonly size?: 'sm' | 'md'
  readonly className?: string
}
