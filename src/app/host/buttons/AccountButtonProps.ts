import type { Namespace } from '../../../lib/address/caip'
import type { StoreProps } from '../hooks/useRuntime'
import type { HostButtonOptions } from './HostButtonOptions'

export interface AccountButtonProps extends StoreProps, HostButtonOptions {
  readonly namespace?: Namespace
  readonly balance?: 'show' | 'hide'
  /** Leading and trailing characters of the address that are shown. */
  readonly charsStart?: number
  readonly charsEnd?: number
  readonly size?: 'sm' | 'md'
}
