import { waitFor } from '@testing-library/react'
import { createLazyPage } from '../../support/lazyPage'

const mockLost = new Set<string>()
const mockAsked: string[] = []
/** A file that is asked for again is looked up again, as a browser does. */
const mockFile = (name: string, path: string) => {
  mockAsked.push(name)
  if (mockLost.has(name)) throw new Error(`ChunkLoadError: ${name}`)
  return jest.requireActual<object>(path)
}
jest.mock('../../../src/features/account/chunk', () =>
  mockFile('account', '../../../src/features/account/chunk'),
)
jest.mock('../../../src/features/pairing/chunk', () =>
  mockFile('pairing', '../../../src/features/pairing/chunk'),
)

jest.setTimeout(60_000)
afterEach(() => jest.restoreAllMocks())

describe('the code that makes pairing codes, when it does not come', () => {
  it('is missed in the place of the view, and asked for again there', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined) // the developers are told
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
