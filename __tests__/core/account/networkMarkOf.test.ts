import { selectNetworkMark } from '../../../src/core/account/networkMarkOf'
import { networksConfigured } from '../../../src/core/network/networkSlice'
import { sampleNetwork } from '../../../src/testing/samples'
import { stateAfter } from '../../../src/testing/stateAfter'

const network = (id: number, name: string, symbol: string) => ({
  ...sampleNetwork(id, name),
  imageUrl: `https://img.test/${id}.png`,
  nativeCurrency: { name: symbol, symbol, decimals: 18 },
})

const state = stateAfter(
  networksConfigured({
    networks: [network(1, 'One', 'ETH'), network(10, 'Ten', 'ETH'), network(137, 'Third', 'POL')],
    defaultId: 'eip155:1',
  }),
)

it.each([
  ['nothing where no network is named', 'ETH', undefined, null],
  ['nothing on the network in use, which the header names', 'ETH', 'eip155:1', null],
  ['the network of a coin that several have', 'ETH', 'eip155:10', 'https://img.test/10.png'],
  ['nothing on the coin of one network only', 'POL', 'eip155:137', null],
  ['the network of a token elsewhere', 'USDC', 'eip155:137', 'https://img.test/137.png'],
  ['nothing for a network that is not listed', 'USDC', 'eip155:5', null],
] as const)('shows %s', (_what, symbol, caipNetworkId, expected) => {
  expect(selectNetworkMark(state, symbol, caipNetworkId)).toBe(expected)
})
