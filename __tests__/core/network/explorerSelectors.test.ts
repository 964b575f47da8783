import {
  selectAddressExplorerUrl,
  selectTransactionExplorerUrl,
} from '../../../src/core/network/explorerSelectors'
import { networksConfigured } from '../../../src/core/network/networkSlice'
import type { Network } from '../../../src/domain/network'
import { ETHEREUM, sampleNetwork } from '../../../src/testing/samples'
import { stateAfter } from '../../../src/testing/stateAfter'

const on = (network: Network) =>
  stateAfter(networksConfigured({ networks: [network], defaultId: ETHEREUM }))
const withExplorer = (explorerUrl: string) => on(sampleNetwork(1, 'Ethereum', { explorerUrl }))
const { explorerUrl: _none, ...bare } = sampleNetwork(1, 'Ethereum')

describe('explorer links', () => {
  it.each([
    ['https://scan.example', 'https://scan.example/address/0xab'],
    ['https://scan.example/', 'https://scan.example/address/0xab'],
    ['http://localhost:4000', 'http://localhost:4000/address/0xab'],
    ['javascript:alert(1)', null],
    ['not a link', null],
  ])('of %s point to %p', (explorerUrl, page) => {
    expect(selectAddressExplorerUrl(withExplorer(explorerUrl), '0xab')).toBe(page)
  })

  it('are absent without an explorer, an account or a network', () => {
    expect(selectAddressExplorerUrl(on(bare), '0xab')).toBeNull()
    expect(selectAddressExplorerUrl(withExplorer('https://scan.example'), null)).toBeNull()
    expect(selectTransactionExplorerUrl(on(bare), ETHEREUM, '0x1')).toBeNull()
    expect(selectTransactionExplorerUrl(on(bare), 'eip155:77', '0x1')).toBeNull()
    expect(selectTransactionExplorerUrl(on(bare), null, '0x1')).toBeNull()
  })

  it('keep a hash inside its path segment', () => {
    const state = withExplorer('https://scan.example')
    expect(selectTransactionExplorerUrl(state, ETHEREUM, '../../evil?x')).toBe(
      'https://scan.example/tx/..%2F..%2Fevil%3Fx',
    )
  })
})
