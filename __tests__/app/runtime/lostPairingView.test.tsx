import { waitFor } from '@testing-library/react'
import { createLazyPage } from '../../support/lazyPage'

const mockLost = new Set<string>()
/** A file that is asked for again is looked up again, as a browser does. */
const mockFile = (name: string, path: string) => {
  if (mockLost.has(name)) throw new Error(`ChunkLoadError: ${name}`)
  return jest.requireActual<object>(path)
}
jest.mock('../../../src/features/pairing/pairingSlice', () =>
  mockFile('pairingSlice', '../../../src/features/pairing/pairingSlice'),
)
jest.mock('../../../src/features/pairing/walletPlatforms', () =>
  mockFile('walletPlatforms', '../../../src/features/pairing/walletPlatforms'),
)

jest.setTimeout(60_000)
afterEach(() => jest.restoreAllMocks())

describe('what the view of a code shares with the flows that make one, when it does not come', () => {
  it('is asked for again by the view for both, and one press is enough', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined) // the developers are told
    mockLost.add('pairingSlice').add('walletPlatforms')
    const { walletConnect, openPairingUri, press, comes, find, dispose } = createLazyPage()
    await openPairingUri()
    await comes('wm-try-again')

    mockLost.delete('pairingSlice')
    await press('wm-try-again')
    await comes('wm-reload')
    expect(walletConnect.pairings).toEqual([])

    mockLost.clear()
    await press('wm-try-again')
    await comes('wm-view-ConnectingWalletConnect')
    await waitFor(() => expect(walletConnect.openPairings()).toBe(1))
    expect(find('wm-pairing-failure')).toBeNull()
    dispose()
  })
})
