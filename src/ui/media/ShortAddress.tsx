import { styled } from 'styled-components'
import { truncateAddress } from '../../lib/text/truncate'
import { createChunk, useChunk } from '../layout/useChunk'
import type { ElementProps } from '../layout/ElementProps'

export interface ShortAddressProps extends ElementProps {
  /** The full address, in any letter case. */
  readonly address: string
  /** Shown in place of a name, in the surrounding text's size. */
  readonly large?: boolean | undefined
}

/** A single-case address carries no EIP-55 checksum yet; a mixed-case one already does. */
const UNCHECKSUMMED = /^0x([\da-f]{40}|[\dA-F]{40})$/

// The hashing chunk loads with the first address that needs it; until then the address is shown as
// given.
const checksumChunk = createChunk(() => import('../../lib/address/evmChecksum'))

/**
 * Returns the address in its canonical form, with the EIP-55 checksum once its chunk has loaded.
 */
export function useChecksumAddress(address: string): string {
  const digits = UNCHECKSUMMED.exec(address)?.[1]
  const { came } = useChunk(checksumChunk, digits !== undefined)
  return came && digits !== undefined ? `0x${came.withChecksum(digits)}` : address
}

const Base = styled.bdi<{ $large: boolean }>`
  font-family: var(--wm-font-family);
  ${({ $large }) => !$large && 'font-size: var(--wm-font-size-14); line-height: var(--wm-line-14);'}
  font-weight: var(--wm-weight-medium);
  font-variant-numeric: tabular-nums;
  /* As a whole on the next line; in two only where it is wider than a line. */
  display: inline-block;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`

/** A truncated address: both ends, in the same form everywhere. */
export function ShortAddress({ address, large = false, ...rest }: ShortAddressProps) {
  const written = useChecksumAddress(address)
  return (
    <Base translate="no" dir="ltr" data-wm-part="short-address" $large={large} {...rest}>
      {truncateAddress(written)}
    </Base>
  )
}
