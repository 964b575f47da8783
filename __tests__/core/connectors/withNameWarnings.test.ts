import { withNameWarnings } from '../../../src/core/connectors/withNameWarnings'
import type { Connector } from '../../../src/domain/connector'

const announced = (name: string, rdns?: string): Connector => ({
  id: rdns ?? name,
  name,
  namespace: 'eip155',
  type: 'ANNOUNCED',
  ...(rdns !== undefined && { rdns }),
})
/** Reviewed names beyond ASCII. */
const SKELETONS = { '🦊': '🦊', 'MetaMask·': 'metamask' }
const warningsOf = (connector: Connector) =>
  withNameWarnings([connector], [], SKELETONS).flatMap(({ warnings = [] }) => warnings)

describe('D5 a well-known name with another identity', () => {
  it.each([
    ['MetaMask', 'io.metamask', false],
    ['MetaMask', 'io.metamask.mobile', false],
    ['MetaMask', 'io.metamask.evil', true],
    ['metamask', undefined, true],
    ['Meta Mask', 'com.evil', true],
    ['MetaMask·', 'com.evil', true],
    ['MetaMask Wallet', 'com.evil', true],
    ['MetaMask Flask', 'io.metamask.flask', false],
    ['MetaMask Flask', 'com.evil', true],
    ['Rainbow', 'me.rainbow', false],
    ['Rainbow', 'io.metamask', true],
    ['RAlNB0W', 'com.evil', true],
    ['Coinbase Wallet', 'com.coinbase.wallet', false],
    ['Trust Wallet', 'com.trustwallet.app', false],
    ['Trust', 'com.evil', true],
    ['Phantom', 'app.phantom', false],
    ['Phantorn', 'com.evil', true],
    ['OKX Wallet', 'com.okex.wallet', false],
    ['OKX Wallet', 'com.okx', true],
    ['Uniswap Extension', 'org.uniswap.app', false],
    ['constructor', 'org.example', false],
    ['Wallet', 'org.example', false],
    ['🦊', 'org.example', false],
    ['An unknown wallet', 'org.example', false],
  ])('is marked: %p of %p, %p', (name, rdns, isForeign) => {
    expect(warningsOf(announced(name, rdns))).toEqual(isForeign ? ['knownNameForeignRdns'] : [])
  })

  it('is suspected when a name beyond ASCII has not been reviewed', () => {
    expect(warningsOf(announced('币安钱包', 'org.example'))).toEqual(['knownNameForeignRdns'])
    expect(warningsOf(announced('MetaMask 🦊', 'io.metamask'))).toEqual([])
  })

  it('keeps the mark that a wallet already has', () => {
    const changed: Connector = {
      ...announced('MetaMask', 'com.evil'),
      warnings: ['changedAfterAnnouncement'],
    }
    expect(warningsOf(changed)).toEqual(['changedAfterAnnouncement'])
  })

  it('adds no warning to the global provider', () => {
    const { rdns: _none, ...connector } = announced('MetaMask')
    expect(warningsOf({ ...connector, id: 'injected', type: 'INJECTED' })).toEqual([])
  })
})
