import type { Namespace } from '../../../lib/address/caip'
import type { StoreProps } from '../hooks/useRuntime'

export interface AccountButtonProps extends StoreProps {
  readonly namespace?: Namespace
  readonly balance?: 'show' | 'hide'
  /** Leading and trailing characters of the address. */
  readonly charsStart?: number
  readonly charsEnd?: number
  readonly disabled?: boolean
  readonly className?: string
}
