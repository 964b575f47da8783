import { delay } from '../../../src/clients/delay'
import { deferred } from '../../support/flowWorld'
import { turn } from '../../support/turn'
import { until } from '../../support/until'
import { ALICE, BOB, sessionRecord, TOPIC } from './createFakeLibrary'
import { createWorld, never } from './walletConnectClientWorld'

describe('the live session', () => {
  it('follows the wallet to another network and account', async () => {
    const { client, fake, changes, connect } = createWorld()
    await connect()
    const tell = (name: string, data: unknown) =>
      fake.tell('session_event', {
        id: 1,
        topic: TOPIC,
        params: { chainId: 'eip155:1', event: { name, data } },
      })
    tell('chainChanged', 10)
    tell('accountsChanged', [`eip155:10:${BOB}`])
    expect(changes).toEqual([
      { kind: 'network', namespace: 'eip155', caipNetworkId: 'eip155:10' },
      // All accounts that the session holds on that network.
      {
        kind: 'accounts',
        namespace: 'eip155',
        accounts: [{ namespace: 'eip155', address: ALICE, type: 'eoa' }],
      },
      {
        kind: 'accounts',
        namespace: 'eip155',
        accounts: [
          { namespace: 'eip155', address: BOB, type: 'eoa' },
          { namespace: 'eip155', address: ALICE, type: 'eoa' },
        ],
      },
    ])
    expect(client.session()?.namespaces.eip155).toMatchObject({ activeCaipNetworkId: 'eip155:10' })
    client.dispose()
  })

  it('ignores other sessions, and invalid events', async () => {
    const { client, fake, changes, connect } = createWorld()
    await connect()
    fake.tell('session_event', { id: 1, topic: 'b', params: { chainId: 'eip155:1', event: {} } })
    fake.tell('session_update', { topic: 'b' })
    fake.tell('session_delete', { topic: 'b' })
    fake.tell('session_event', null)
    expect(changes).toEqual([])
    client.dispose()
  })

  it.each(['session_update', 'session_extend'])('is reported again on %s', async event => {
    const { client, fake, changes, connect } = createWorld()
    await connect()
    fake.setSessions([sessionRecord({ expiry: 5_000_000_000 })])
    fake.tell(event, { topic: TOPIC })
    expect(changes).toMatchObject([{ kind: 'session', session: { expiresAt: 5_000_000_000_000 } }])
    client.dispose()
  })

  it('keeps the wallet’s active account when its session is only extended', async () => {
    const { client, fake, connect } = createWorld()
    await connect()
    const event = { name: 'accountsChanged', data: [`eip155:1:${BOB}`] }
    fake.tell('session_event', { id: 1, topic: TOPIC, params: { chainId: 'eip155:1', event } })
    const first = () => client.session()?.namespaces.eip155?.accounts[0]?.address
    fake.tell('session_extend', { topic: TOPIC })
    expect(first()).toBe(BOB)
    fake.tell('session_update', { topic: TOPIC })
    expect(first()).toBe(ALICE)
    client.dispose()
  })

  it('ends when a second approval that shares nothing replaced it', async () => {
    const useless = sessionRecord({ namespaces: {} })
    let isFirst = true
    const { client, fake, connect, changes } = createWorld({
      answers: {
        pair: async () => {
          const record = isFirst ? sessionRecord() : { ...useless, topic: 'b'.repeat(64) }
          isFirst = false
          return record
        },
      },
    })
    await connect()
    await expect(connect()).rejects.toMatchObject({ code: 'NO_ACCOUNTS' })
    expect(changes).toEqual([{ kind: 'disconnected' }])
    expect(client.session()).toBeNull()
    expect(fake.asked('clientDisconnect')).toMatchObject([
      ['clientDisconnect', { topic: 'b'.repeat(64) }],
      ['clientDisconnect', { topic: TOPIC }],
    ])
    client.dispose()
  })

  it.each(['session_delete', 'session_expire'])('ends once on %s', async event => {
    const { client, fake, changes, connect } = createWorld()
    await connect()
    fake.tell(event, { topic: TOPIC })
    fake.tell(event, { topic: TOPIC })
    expect(changes).toEqual([{ kind: 'disconnected' }])
    expect(client.session()).toBeNull()
    expect(client.getProvider()).toBeUndefined()
    expect(fake.asked('forget')).toHaveLength(1)
    client.dispose()
  })

  it('ends when an update leaves no account', async () => {
    const { client, fake, changes, connect } = createWorld()
    await connect()
    fake.setSessions([sessionRecord({ namespaces: {} })])
    fake.tell('session_update', { topic: TOPIC })
    expect(changes).toEqual([{ kind: 'disconnected' }])
    client.dispose()
  })

  it('switches to a chosen network, and to its account', async () => {
    const { client, changes, connect, fake } = createWorld({
      networks: ['bip122:main', 'bip122:test'],
      record: sessionRecord({
        namespaces: {
          bip122: { accounts: ['bip122:main:bc1qmain', 'bip122:test:tb1qtest'], methods: [] },
        },
      }),
    })
    await connect()
    client.chooseNetwork('bip122:test')
    client.chooseNetwork('bip122:test')
    client.chooseNetwork('bip122:nowhere')
    expect(changes.slice(0, 2)).toMatchObject([
      { kind: 'network', caipNetworkId: 'bip122:test' },
      { kind: 'accounts', accounts: [{ address: 'tb1qtest' }] },
    ])
    expect(fake.asked('setDefaultChain')[0]).toEqual(['setDefaultChain', 'bip122:test'])
    client.dispose()
  })

  describe('with a wallet that holds another address on each network', () => {
    const ONE = '0x1111111111111111111111111111111111111111'
    const TWO = '0x2222222222222222222222222222222222222222'
    const NEW = '0x3333333333333333333333333333333333333333'
    const createTwoWorld = (accounts = [`eip155:1:${ONE}`, `eip155:137:${TWO}`]) =>
      createWorld({
        networks: ['eip155:1', 'eip155:137'],
        record: sessionRecord({
          namespaces: {
            eip155: { accounts, chains: ['eip155:1', 'eip155:137'], methods: ['personal_sign'] },
          },
        }),
      })
    type Made = ReturnType<typeof createTwoWorld>
    const addressesIn = ({ client }: Made) =>
      client.session()?.namespaces.eip155?.accounts.map(({ address }) => address)
    const ownAccounts = ({ client }: Made) => {
      const provider = client.eip1193 as { request(asked: object): Promise<unknown> }
      return provider.request({ method: 'eth_accounts' })
    }
    const tell = ({ fake }: Made, name: string, data: unknown, chainId = 'eip155:137') =>
      fake.tell('session_event', {
        id: 1,
        topic: TOPIC,
        params: { chainId, event: { name, data } },
      })

    it('offers only the accounts of the active network', async () => {
      const world = createTwoWorld()
      await world.connect()
      expect(addressesIn(world)).toEqual([ONE])
      expect(await ownAccounts(world)).toEqual([ONE])
      world.client.dispose()
    })

    it.each<[string, (world: Made) => void]>([
      ['the wallet moves by itself', world => tell(world, 'chainChanged', 137)],
      ['the page moves it', ({ client }) => client.chooseNetwork('eip155:137')],
    ])('reports the address of the other network when %s', async (_what, move) => {
      const world = createTwoWorld()
      await world.connect()
      move(world)
      expect(world.changes).toEqual([
        { kind: 'network', namespace: 'eip155', caipNetworkId: 'eip155:137' },
        {
          kind: 'accounts',
          namespace: 'eip155',
          accounts: [{ namespace: 'eip155', address: TWO, type: 'eoa' }],
        },
      ])
      expect(addressesIn(world)).toEqual([TWO])
      expect(await ownAccounts(world)).toEqual([TWO])
      world.client.chooseNetwork('eip155:1')
      expect(addressesIn(world)).toEqual([ONE])
      world.client.dispose()
    })

    it('does not use an address on a network where the wallet no longer holds it', async () => {
      const world = createTwoWorld()
      await world.connect()
      tell(world, 'accountsChanged', [`eip155:1:${ONE}`], 'eip155:1')
      tell(world, 'chainChanged', 137)
      expect(addressesIn(world)).toEqual([TWO])
      // An account that the session does not name is new, whichever network the wallet is on.
      tell(world, 'accountsChanged', [`eip155:1:${NEW}`], 'eip155:1')
      expect(addressesIn(world)).toEqual([NEW, TWO])
      world.client.dispose()
    })

    it('keeps the accounts on a network for which the session names none', async () => {
      const world = createTwoWorld([`eip155:1:${ONE}`])
      await world.connect()
      tell(world, 'chainChanged', 137)
      expect(world.changes).toEqual([
        { kind: 'network', namespace: 'eip155', caipNetworkId: 'eip155:137' },
      ])
      expect(addressesIn(world)).toEqual([ONE])
      world.client.dispose()
    })
  })

  it('handles a failed disconnect that the caller no longer waits for', async () => {
    const unheard: unknown[] = []
    const onUnheard = (reason: unknown) => unheard.push(reason)
    process.on('unhandledRejection', onUnheard)
    const { client, connect } = createWorld({
      answers: { disconnect: () => Promise.reject(new Error('No internet connection detected.')) },
    })
    await connect()
    await client.disconnect(AbortSignal.abort())
    await turn()
    await turn()
    process.off('unhandledRejection', onUnheard)
    expect(unheard).toEqual([])
    expect(client.session()).toBeNull()
    client.dispose()
  })

  it('forgets the session at once when the visitor disconnects, even without an answer', async () => {
    const { client, fake, connect, changes } = createWorld({
      answers: { disconnect: () => new Promise(() => {}) },
    })
    await connect()
    const patience = new AbortController()
    const leaving = client.disconnect(patience.signal)
    expect(client.session()).toBeNull()
    patience.abort()
    await leaving
    await turn()
    expect(fake.asked('unsubscribe')).toEqual([['unsubscribe', TOPIC]])
    expect(fake.asked('deleteSession')).toHaveLength(1)
    expect(fake.asked('forgetHistory')).toContainEqual(['forgetHistory', TOPIC])
    expect(fake.asked('forget')).toHaveLength(1)
    expect(changes).toEqual([])
    await expect(client.disconnect(never())).resolves.toBeUndefined()
    client.dispose()
  })

  describe('disconnected by the visitor while the relay is unreachable', () => {
    async function leaveOffline() {
      const later = deferred<boolean>()
      const world = createWorld({
        ports: {
          delay: (ms, signal) => (ms === 600_000 ? later.promise : delay(ms, signal)),
        },
        answers: {
          disconnect: () => Promise.reject(new Error('No internet connection detected.')),
        },
      })
      await world.connect()
      world.fake.setConnected(false)
      await world.client.disconnect(never())
      expect(world.client.session()).toBeNull()
      expect(world.fake.asked('forget')).toHaveLength(1)
      expect(world.fake.asked('deleteSession')).toEqual([])
      return { ...world, later }
    }

    it('notifies the wallet once the relay is back', async () => {
      const { client, fake } = await leaveOffline()
      expect(fake.asked('clientDisconnect')).toEqual([])
      fake.setConnected(true)
      fake.walletConnectTells('relayer_connect')
      await turn()
      expect(fake.asked('clientDisconnect')).toMatchObject([['clientDisconnect', { topic: TOPIC }]])
      client.dispose()
    })

    it('gives up notifying the wallet after a limit', async () => {
      const { client, fake, later } = await leaveOffline()
      later.resolve(true)
      await until(() => fake.asked('deleteSession').length > 0)
      expect(fake.asked('clientDisconnect')).toEqual([])
      client.dispose()
    })
  })
})
