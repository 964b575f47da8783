import { accountTags } from '../../src/services/accountTags'
import { ETHEREUM, sampleNetwork, SOLANA } from '../../src/testing/samples'
import { ALICE, BOB } from '../support/flowWorld'

const network = sampleNetwork(1, 'Ethereum')

describe('accountTags', () => {
  it.each([
    ['an address and a network id', { address: ALICE, caipNetworkId: ETHEREUM }, 'eip155'],
    ['an address of another family', { address: ALICE, caipNetworkId: SOLANA }, 'solana'],
    ['an address and a network', { address: ALICE, network }, 'eip155'],
    ['a payment', { intent: { from: ALICE, to: BOB, caipNetworkId: ETHEREUM }, network }, 'eip155'],
  ])('name the chain family of an account given as %s', (_how, args, id) => {
    expect(accountTags(args)).toEqual([{ type: 'AccountData', id }])
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'image'],
    ['a network', { caipNetworkId: ETHEREUM }],
    ['no address yet', { address: null, caipNetworkId: ETHEREUM }],
    ['an address without a network', { address: ALICE }],
    ['an unknown network', { address: ALICE, caipNetworkId: 'moon:1' }],
  ])('are absent for a request about %s', (_what, args) => {
    expect(accountTags(args)).toEqual([])
  })
})
