import { waitFor } from '@testing-library/react'
import { createLazyPage } from '../../support/lazyPage'

const mockLost = new Set<string>()
const mockAsked: string[] = []
/** A failed import is retried, as in a browser. */
const mockFile = (name: string, path: string) => {
  mockAsked.push(name)
  if (mockLost.has(name)) throw new Error(`ChunkLoadError: ${name}`)
  return jest.requireActual<object>(path)
}
jest.mock('../../../src/core/account/chunk', () =>
  mockFile('account', '../../../src/core/account/chunk'),
)
jest.mock('../../../src/core/pairing/chunk', () =>
  mockFile('pairing', '../../../src/core/pairing/chunk'),
)

jest.setTimeout(60_000)
afterEach(() => jest.restoreAllMocks())

describe('a pairing chunk that fails to load', () => {
  it('shows an error in place of the view, with a retry', async () => {
    // The failure is logged for developers.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    mockLost.add('account').add('pairing')
    const { walletConnect, openPairingUri, press, comes, find, dispose } = createLazyPage()
    await openPairingUri()
    await comes('wm-try-again')

    mockLost.delete('account')
    await press('wm-try-again')
    await comes('wm-reload')
    expect(mockAsked).toContain('pairing')
    expect(walletConnect.pairings).toEqual([])

    mockLost.clear()
    await press('wm-try-again')
    await comes('wm-view-ConnectingWalletConnect')
    await waitFor(() => expect(walletConnect.openPairings()).toBe(1))
    expect(find('wm-pairing-failure')).toBeNull()
    expect(find('wm-try-again')).toBeNull()
    dispose()
  })
})
