import { createWalletConnectWallets } from '../../../src/chains/walletconnect/createWalletConnectWallets'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../src/ports/walletConnect'
import { sessionRecord } from './createFakeLibrary'
import { createWorld, networkOf, never } from './walletConnectClientWorld'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const SOL = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const ALL =
  'personal_sign solana_signMessage signMessage polkadot_signMessage cosmos_signAmino eth_signTypedData_v4'

const record = sessionRecord({
  namespaces: Object.fromEntries(
    Object.entries({
      eip155: ['eip155:1:0xA11cE00000000000000000000000000000000001'],
      solana: [`${SOLANA}:${SOL}`, `${DEVNET}:${SOL}`],
      bip122: ['bip122:main:bc1qalice'],
      polkadot: ['polkadot:relay:5Alice'],
      cosmos: ['cosmos:hub:cosmos1alice'],
    }).map(([namespace, accounts]) => [namespace, { accounts, methods: ALL.split(' ') }]),
  ),
})

async function adapterOf(
  namespace: Parameters<typeof createWalletConnectWallets>[0],
  request: (asked: unknown) => Promise<unknown> = async () => undefined,
) {
  const world = createWorld({
    record,
    networks: ['eip155:1', SOLANA, DEVNET, 'bip122:main', 'polkadot:relay', 'cosmos:hub'],
    answers: { request },
  })
  await world.connect()
  return { ...world, adapter: createWalletConnectWallets(namespace, world.client) }
}

describe('a namespace over WalletConnect', () => {
  it.each([
    ['eip155', 'personal_sign', ['hello', 'ME'], '0xsigned', '0xsigned'],
    [
      'solana',
      'solana_signMessage',
      { message: 'Cn8eVZg', pubkey: 'ME' },
      { signature: 'sig' },
      'sig',
    ],
    [
      'bip122',
      'signMessage',
      { message: 'hello', account: 'ME', address: 'ME' },
      { signature: '00ff' },
      'AP8=',
    ],
    [
      'polkadot',
      'polkadot_signMessage',
      { message: 'hello', address: 'ME' },
      { signature: '0x1' },
      '0x1',
    ],
  ] as const)(
    'signs a message on %s in the format of its wallets',
    async (namespace, method, params, answer, signature) => {
      const { adapter, fake, client } = await adapterOf(namespace, async () => answer)
      const signed = adapter.signMessage(WALLET_CONNECT_CONNECTOR_ID, 'ME', 'hello', never())
      await expect(signed).resolves.toBe(signature)
      expect(fake.asked('request')).toMatchObject([['request', { request: { method, params } }]])
      client.dispose()
    },
  )

  it.each([{ signature: 'sig' }, { signature: { signature: 'sig' } }])(
    'signs a text on cosmos that can never be a payment: %j',
    async answer => {
      const { adapter, fake, client } = await adapterOf('cosmos', async () => answer)
      await expect(
        adapter.signMessage(WALLET_CONNECT_CONNECTOR_ID, 'cosmos1alice', 'hello', never()),
      ).resolves.toBe('sig')
      expect(fake.asked('request')).toMatchObject([
        [
          'request',
          {
            request: {
              method: 'cosmos_signAmino',
              params: {
                signerAddress: 'cosmos1alice',
                signDoc: {
                  chain_id: '',
                  fee: { amount: [] },
                  msgs: [{ type: 'sign/MsgSignData', value: { data: btoa('hello') } }],
                },
              },
            },
          },
        ],
      ])
      client.dispose()
    },
  )

  it.each([undefined, {}, { signature: '' }, { signature: 7 }])(
    'rejects when the wallet answers without a signature: %j',
    async answer => {
      const { adapter, client } = await adapterOf('solana', async () => answer)
      await expect(
        adapter.signMessage(WALLET_CONNECT_CONNECTOR_ID, SOL, 'hello', never()),
      ).rejects.toMatchObject({ code: 'SIGN_FAILED' })
      client.dispose()
    },
  )

  it('switches among the approved networks only', async () => {
    const { adapter, client } = await adapterOf('solana')
    await adapter.switchNetwork(WALLET_CONNECT_CONNECTOR_ID, networkOf(DEVNET), never())
    expect(client.session()?.namespaces.solana?.activeCaipNetworkId).toBe(DEVNET)
    await expect(
      adapter.switchNetwork(WALLET_CONNECT_CONNECTOR_ID, networkOf('solana:nowhere'), never()),
    ).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    client.dispose()
  })

  it('returns its own accounts, also silently, and no other wallet’s', async () => {
    const { adapter, client } = await adapterOf('bip122')
    const expected = {
      accounts: [{ namespace: 'bip122', address: 'bc1qalice', type: 'payment' }],
      caipNetworkId: 'bip122:main',
      capabilities: ['switchNetwork', 'signMessage'],
    }
    await expect(adapter.connect(WALLET_CONNECT_CONNECTOR_ID, never())).resolves.toEqual(expected)
    await expect(adapter.restore(WALLET_CONNECT_CONNECTOR_ID, never())).resolves.toEqual(expected)
    await expect(adapter.restore('io.other', never())).resolves.toBeNull()
    await expect(adapter.connect('io.other', never())).rejects.toMatchObject({
      code: 'SESSION_ENDED',
    })
    expect(adapter.getProvider(WALLET_CONNECT_CONNECTOR_ID)).toBe(client.getProvider())
    expect(adapter.getProvider('io.other')).toBeUndefined()
    client.dispose()
  })

  it('sends nothing, and signs no data without a known method', async () => {
    const { adapter, client } = await adapterOf('cosmos')
    const network = networkOf('cosmos:hub')
    const intent = {
      connectorId: WALLET_CONNECT_CONNECTOR_ID,
      caipNetworkId: network.caipNetworkId,
      from: 'a',
      to: 'b',
      token: { symbol: 'A', quantity: { decimals: '6', numeric: '1' }, chainId: 'cosmos:hub' },
      amount: '1',
    } as const
    await expect(adapter.send(intent, '', network, never())).rejects.toMatchObject({
      code: 'SEND_UNSUPPORTED_CHAIN',
    })
    await expect(
      adapter.signTypedData(WALLET_CONNECT_CONNECTOR_ID, 'a', {}, never()),
    ).rejects.toMatchObject({ code: 'UNSUPPORTED_METHOD' })
    client.dispose()
  })

  it('reports changes of its own namespace only, and the end', async () => {
    const { adapter, client, fake } = await adapterOf('solana')
    const heard: unknown[] = []
    const stop = adapter.watch(WALLET_CONNECT_CONNECTOR_ID, change => heard.push(change))
    client.chooseNetwork(DEVNET)
    client.chooseNetwork('cosmos:hub')
    fake.setSessions([sessionRecord()])
    fake.tell('session_update', { topic: record.topic })
    stop()
    fake.tell('session_delete', { topic: record.topic })
    expect(heard).toEqual([{ kind: 'network', caipNetworkId: DEVNET }, { kind: 'disconnected' }])
    client.dispose()
  })
})
