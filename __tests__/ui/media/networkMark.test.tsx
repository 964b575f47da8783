import { render, waitFor } from '@testing-library/react'
import { HostPicture } from '../../../src/ui/media/HostPicture'
import { NetworkTile } from '../../../src/core/network/components/NetworkTile'
import { networkMark } from '../../../src/ui/media/networkMark'
import { sampleNetwork } from '../../../src/testing/samples'
import { networksConfigured } from '../../../src/core/network/networkSlice'
import { stateAfter } from '../../../src/testing/stateAfter'
import { renderView } from '../../support/renderView'

const COMMON = [1, 56, 100, 137, 324, 8453, 42161, 42220, 43114, 59144, 534352]

it('is distinct for each common network', () => {
  const ids = [
    ...COMMON.map(id => `eip155:${id}` as const),
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' as const,
    'bip122:000000000019d6689c085ae165831e93' as const,
  ]
  const marks = ids.map(id => networkMark(id))
  expect(marks).not.toContain(undefined)
  expect(new Set(marks).size).toBe(ids.length)
  expect(networkMark('eip155:31337')).toBeUndefined()
})

const ethereum = { ...sampleNetwork(1, 'Ethereum'), imageUrl: undefined } as never
const local = { ...sampleNetwork(31337, 'Local'), imageUrl: undefined } as never

it('replaces the missing picture of a common network; another keeps its letter', () => {
  const state = stateAfter(
    networksConfigured({ networks: [ethereum, local], defaultId: 'eip155:1' }),
  )
  const { container, unmount } = renderView(<NetworkTile network={ethereum} />, state)
  expect(container).toHaveTextContent('')
  expect(container.querySelector('path')).not.toBeNull()
  unmount()
  expect(renderView(<NetworkTile network={local} />, state).container).toHaveTextContent('L')
})

it('appears in the page’s button too', async () => {
  const { container, rerender } = render(<HostPicture network={ethereum} />)
  await waitFor(() => expect(container.querySelector('path')).not.toBeNull())
  expect(container).toHaveTextContent('')
  rerender(<HostPicture network={local} />)
  expect(container).toHaveTextContent('L')
})
