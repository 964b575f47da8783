import { createConfig, createConnector, http, type Config } from 'wagmi'
import {
  createConfig as createConfig3,
  createConnector as createConnector3,
  type Config as Config3,
} from 'wagmi-3'
import { createWagmiConfig, walletModalConnector } from '../../src/entries/wagmi'
import { base, mainnet, openPage } from '../support/bridgeWorld'
import { same } from '../support/sameTypes'

const transports = { [mainnet.id]: http(), [base.id]: http() }

describe('the types of a config of wagmi', () => {
  it('are those that wagmi 2 and 3 infer from the page’s own chains', () => {
    const { store, close } = openPage()
    const config = createWagmiConfig(store, given =>
      createConfig({ ...given, chains: [mainnet, base], transports }),
    )
    const config3 = createWagmiConfig(store, given =>
      createConfig3({ ...given, chains: [mainnet, base], transports }),
    )
    expect(same<(typeof config)['state']['chainId'], 1 | 8453>(true)).toBe(true)
    expect(same<(typeof config3)['state']['chainId'], 1 | 8453>(true)).toBe(true)
    const plain: readonly [Config, Config3] = [config, config3]
    expect(plain.map(({ connectors }) => connectors.length)).toEqual([1, 1])
    close()
  })

  it('accept the connector beside others, in either version', () => {
    const { store, close } = openPage()
    const connector = walletModalConnector(store)
    expect([createConnector(connector), createConnector3(connector)]).toEqual([
      connector,
      connector,
    ])
    close()
  })
})
