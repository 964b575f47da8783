import { evm } from '../../src/entries/evm'
import type { Connector } from '../../src/domain/connector'
import { createFakeProvider, install, walletInfo } from '../chains/eip155/fakeWallet'
import { portsWith } from '../chains/eip155/world'

const rowsOf = async (
  options?: Parameters<typeof evm>[0],
  fromPorts = { injected: true, announced: true },
) => {
  const adapter = await evm(options).load(portsWith({ options: fromPorts }))
  let rows: readonly Connector[] = []
  adapter.wallets.discover(connectors => (rows = connectors))()
  return rows.map(({ id }) => id)
}

describe('the EVM entry', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'ethereum')
  })

  it('has its namespace and its type before anything is loaded', () => {
    expect(evm()).toMatchObject({ namespace: 'eip155', adapterType: 'evm' })
  })

  it('loads an adapter of its namespace, a new one each time', async () => {
    const descriptor = evm()
    const [first, second] = await Promise.all([
      descriptor.load(portsWith()),
      descriptor.load(portsWith()),
    ])
    expect(first.namespace).toBe('eip155')
    expect(first).not.toBe(second)
  })

  it('lists the wallets that the host enables; its own options win over the modal’s', async () => {
    Reflect.set(window, 'ethereum', createFakeProvider().provider)
    const uninstall = install(walletInfo('One', 'org.one'), createFakeProvider().provider)
    expect(await rowsOf()).toEqual(['org.one'])
    expect(await rowsOf({ announced: false })).toEqual(['injected'])
    expect(await rowsOf({ announced: false, injected: false })).toEqual([])
    expect(await rowsOf({}, { injected: true, announced: false })).toEqual(['injected'])
    expect(await rowsOf({ announced: true }, { injected: true, announced: false })).toEqual([
      'org.one',
    ])
    uninstall()
  })
})
