import { styled } from 'styled-components'
import { truncateAddress } from '../../lib/text/truncate'
import { createChunk, useLoaded } from '../layout/useLoaded'
import type { ElementProps } from '../layout/ElementProps'

export interface ShortAddressProps extends ElementProps {
  /** The whole address, in any letter case. */
  readonly address: string
  /** In the place of a name: as large as the text around. */
  readonly large?: boolean | undefined
}

/** An address whose letters, all in one case, carry no checksum yet (EIP-55). With both cases it is written already. */
const UNWRITTEN = /^0x([\da-f]{40}|[\dA-F]{40})$/

// Hashing comes with the first address that needs it; until then the address stands as it was given.
const hashing = createChunk(() => import('../../lib/address/evmChecksum'))

/** The address as its family writes it, with its checksum once the code for it is there. */
export function useWrittenAddress(address: string): string {
  const digits = UNWRITTEN.exec(address)?.[1]
  const { came } = useLoaded(hashing, digits !== undefined)
  return came && digits !== undefined ? `0x${came.withChecksum(digits)}` : address
}

const Base = styled.bdi<{ $large: boolean }>`
  font-family: var(--wm-font-family);
  ${({ $large }) => !$large && 'font-size: var(--wm-font-size-14); line-height: var(--wm-line-14);'}
  font-weight: var(--wm-weight-medium);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** An address where there is no room for all of it: both ends, alike in every place. */
export function ShortAddress({ address, large = false, ...rest }: ShortAddressProps) {
  const written = useWrittenAddress(address)
  return (
    <Base translate="no" dir="ltr" data-wm-part="short-address" $large={large} {...rest}>
      {truncateAddress(written)}
    </Base>
  )
}
