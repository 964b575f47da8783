import { waitFor } from '@testing-library/react'
import { createLazyPage } from '../../support/lazyPage'

const mockLost = new Set<string>()
/** A failed import is retried, as in a browser. */
const mockFile = (name: string, path: string) => {
  if (mockLost.has(name)) throw new Error(`ChunkLoadError: ${name}`)
  return jest.requireActual<object>(path)
}
jest.mock('../../../src/core/pairing/pairingSlice', () =>
  mockFile('pairingSlice', '../../../src/core/pairing/pairingSlice'),
)
jest.mock('../../../src/core/pairing/walletPlatforms', () =>
  mockFile('walletPlatforms', '../../../src/core/pairing/walletPlatforms'),
)

jest.setTimeout(60_000)
afterEach(() => jest.restoreAllMocks())

describe('a chunk shared by the pairing view and its flows that fails to load', () => {
  it('is requested again by the view for both, with one press', async () => {
    // The failure is logged for developers.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
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
