import { waitFor } from '@testing-library/react'
import { createLatePage } from '../support/latePage'

const mockLost = new Set<string>()
const mockAsked: string[] = []
/** A file that is asked for again is looked up again, as a browser does. */
const mockFile = (name: string, path: string) => {
  mockAsked.push(name)
  if (mockLost.has(name)) throw new Error(`ChunkLoadError: ${name}`)
  return jest.requireActual<object>(path)
}
jest.mock('../../src/app/accountEngine', () =>
  mockFile('accountEngine', '../../src/app/accountEngine'),
)
jest.mock('../../src/app/registerRelayFlows', () =>
  mockFile('registerRelayFlows', '../../src/app/registerRelayFlows'),
)

jest.setTimeout(60_000)
afterEach(() => jest.restoreAllMocks())

describe('the code that makes pairing codes, when it does not come', () => {
  it('is missed in the place of the code, and asked for again there', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined) // the developers are told
    mockLost.add('accountEngine').add('registerRelayFlows')
    const { relay, openCode, press, comes, find, dispose } = createLatePage()
    await openCode()
    await comes('wm-pairing-failure')
    expect(find('wm-pairing-failure')).toHaveTextContent('Part of this window couldn’t be loaded.')

    mockLost.delete('accountEngine')
    await press('wm-retry')
    await waitFor(() => expect(mockAsked).toContain('registerRelayFlows'))
    await comes('wm-pairing-failure')
    expect(relay.pairings).toEqual([])

    mockLost.clear()
    await press('wm-retry')
    await waitFor(() => expect(relay.openPairings()).toBe(1))
    expect(find('wm-pairing-failure')).toBeNull()
    dispose()
  })
})
