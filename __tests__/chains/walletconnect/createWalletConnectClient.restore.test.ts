import { delay } from '../../../src/clients/delay'
import { ModalError } from '../../../src/domain/ModalError'
import { deferred } from '../../support/flowWorld'
import { turn } from '../../support/turn'
import { until } from '../../support/until'
import { sessionRecord, TOPIC } from './createFakeLibrary'
import { createWorld, never } from './walletConnectClientWorld'

describe('P28 restoring a session', () => {
  const kept = { getItem: () => '[{}]', setItem: () => undefined, removeItem: () => undefined }

  it('loads no library where nothing was stored', async () => {
    const { client, opened } = createWorld()
    await expect(client.restore(never())).resolves.toBeNull()
    expect(opened).toEqual([])
    client.dispose()
  })

  it('keeps a stored session for a page that was built with the library', async () => {
    const { client, fake } = createWorld({ ports: { storage: kept } })
    jest.spyOn(fake, 'open').mockRejectedValueOnce(new ModalError('PEER_MISSING', 'library'))
    await expect(client.restore(never())).rejects.toMatchObject({ code: 'CODE_NOT_LOADED' })
    client.dispose()
  })

  it('restores the stored session, and drops an expired one', async () => {
    const { client, fake } = createWorld({ ports: { storage: kept } })
    fake.library.session = sessionRecord()
    await expect(client.restore(never())).resolves.toMatchObject({ peer: { name: 'Far Wallet' } })
    await expect(client.restore(never())).resolves.not.toBeNull()
    client.dispose()
    const late = createWorld({ ports: { storage: kept, now: () => 5_000_000_000_000 } })
    late.fake.library.session = sessionRecord()
    await expect(late.client.restore(never())).resolves.toBeNull()
    expect(late.fake.asked('forget')).toHaveLength(1)
    late.client.dispose()
  })

  describe('reads pending relay messages before a wallet counts as connected', () => {
    const word = (method: string) => ({ topic: TOPIC, message: JSON.stringify({ method }) })
    const sealed = (method: string) => ({ ...word(method), publishedAt: 1 })
    const settled = async (restoring: Promise<unknown>) => {
      const seen: unknown[] = []
      restoring.then(
        value => seen.push(value),
        (reason: unknown) => seen.push(reason),
      )
      for (let step = 0; step < 20; step += 1) await turn()
      return seen
    }
    const begin = (answers: Parameters<typeof createWorld>[0] = {}) => {
      const world = createWorld({ ...answers, ports: { storage: kept, ...answers.ports } })
      world.fake.library.session = sessionRecord()
      return world
    }

    it('waits for the socket, and for the messages that the relay kept', async () => {
      const answer = deferred<unknown>()
      const { client, fake } = begin({ answers: { walletConnect: () => answer.promise } })
      fake.setConnected(false)
      const restoring = client.restore(never())
      expect(await settled(restoring)).toEqual([])
      fake.setConnected(true)
      fake.walletConnectTells('relayer_connect')
      expect(await settled(restoring)).toEqual([])
      expect(fake.asked('walletConnectRequest')).toEqual([
        ['walletConnectRequest', { method: 'irn_batchFetchMessages', params: { topics: [TOPIC] } }],
      ])
      answer.resolve({ messages: [], hasMore: false })
      await expect(restoring).resolves.toMatchObject({ peer: { name: 'Far Wallet' } })
      client.dispose()
    })

    it('drops a session that the wallet ended, and stores nothing of it', async () => {
      const { client, fake, changes } = begin({
        answers: { walletConnect: async () => ({ messages: [sealed('wc_sessionDelete')] }) },
      })
      await expect(client.restore(never())).resolves.toBeNull()
      expect(client.session()).toBeNull()
      expect(fake.asked('takeIn')).toHaveLength(1)
      expect(fake.asked('forget')).toHaveLength(1)
      expect(changes).toEqual([])
      client.dispose()
    })

    it('resubscribes to a session whose subscription was not stored', async () => {
      const { client, fake } = begin()
      fake.setSubscribed(false)
      await expect(client.restore(never())).resolves.not.toBeNull()
      expect(fake.asked('subscribe')).toEqual([['subscribe', TOPIC]])
      client.dispose()
    })

    it('drops a session whose end the library has already processed', async () => {
      const { client, fake } = begin({
        answers: {
          walletConnect: async () => {
            fake.setSessions([])
            return { messages: [] }
          },
        },
      })
      await expect(client.restore(never())).resolves.toBeNull()
      client.dispose()
    })

    it('lets the library process the wallet’s switch first', async () => {
      const { client, fake } = begin({
        answers: { walletConnect: async () => ({ messages: [sealed('wc_sessionUpdate')] }) },
      })
      const restoring = client.restore(never())
      expect(await settled(restoring)).toEqual([])
      fake.workOff()
      await expect(restoring).resolves.not.toBeNull()
      client.dispose()
    })

    it('fetches more where there is more, and lets a relay without that method push it', async () => {
      const answers = [
        { messages: [sealed('wc_sessionPing')], hasMore: true },
        { messages: [sealed('wc_sessionPing')], hasMore: false },
      ]
      const { client, fake } = begin({ answers: { walletConnect: async () => answers.shift() } })
      await expect(client.restore(never())).resolves.not.toBeNull()
      expect(fake.asked('walletConnectRequest')).toHaveLength(2)
      client.dispose()
      const other = begin({
        answers: {
          walletConnect: () => Promise.reject(Object.assign(new Error('?'), { code: -32601 })),
        },
      })
      await expect(other.client.restore(never())).resolves.not.toBeNull()
      expect(other.fake.asked('start')).toHaveLength(1)
      other.client.dispose()
    })

    it('continues with what it has where a relay endlessly reports more', async () => {
      const asked = () => fake.asked('walletConnectRequest').length
      const { client, fake } = begin({
        ports: {
          delay: (_ms, signal) =>
            new Promise(resolve => signal.addEventListener('abort', () => resolve(false))),
        },
        answers: {
          walletConnect: async () => {
            if (asked() > 1_000) throw new Error('asked without end')
            return { messages: [sealed('wc_sessionPing')], hasMore: true }
          },
        },
      })
      await expect(client.restore(never())).resolves.not.toBeNull()
      expect(asked()).toBe(50)
      client.dispose()
    })

    it('retries over a new socket where the relay is silent, and after a loss', async () => {
      const answers = [
        () => new Promise(() => {}),
        () => Promise.reject(new Error('No internet connection detected.')),
        () => Promise.resolve({ messages: [] }),
      ]
      const { client, fake } = begin({
        ports: { delay: async (_ms, signal) => (await turn(), !signal.aborted) },
        answers: { walletConnect: async () => answers.shift()?.() },
      })
      await expect(client.restore(never())).resolves.not.toBeNull()
      expect(fake.asked('walletConnectRequest')).toHaveLength(3)
      client.dispose()
    })

    it('continues for the next caller, and stops, without forgetting, once no caller waits', async () => {
      const elapsed: (() => void)[] = []
      const { client, fake } = begin({
        ports: {
          delay: (ms, signal) =>
            new Promise(resolve => {
              if (ms === 1_500) elapsed.push(() => resolve(!signal.aborted))
              else signal.addEventListener('abort', () => resolve(false))
            }),
        },
      })
      fake.setConnected(false)
      const patience = new AbortController()
      const first = client.restore(patience.signal)
      expect(await settled(first)).toEqual([])
      patience.abort()
      await expect(first).rejects.toMatchObject({ code: 'CANCELLED' })
      const later = new AbortController()
      const second = client.restore(later.signal)
      for (const pass of elapsed.splice(0)) pass()
      expect(await settled(second)).toEqual([])
      later.abort()
      await expect(second).rejects.toMatchObject({ code: 'CANCELLED' })
      for (const pass of elapsed.splice(0)) pass()
      await settled(second.catch(() => undefined))
      expect(client.session()).toBeNull()
      expect(fake.asked('forget')).toEqual([])
      client.dispose()
    })

    it('never reports a session as ended because the page unloads', async () => {
      const { client, fake } = begin()
      fake.setConnected(false)
      const restoring = client.restore(never())
      expect(await settled(restoring)).toEqual([])
      client.dispose()
      await expect(restoring).rejects.toMatchObject({ code: 'CONNECT_TIMEOUT' })
      expect(fake.asked('forget')).toEqual([])
    })
  })

  it('reopens its library for a session that another tab stored, and keeps that tab’s data', async () => {
    const { client, fake, connect, opened } = createWorld({
      ports: { storage: kept },
      answers: { disconnect: async () => undefined },
    })
    await connect()
    await client.disconnect(never())
    fake.setKept(false)
    const restoring = client.restore(never())
    fake.library.session = sessionRecord() // the record that the new library reads
    fake.calls.length = 0
    await expect(restoring).resolves.toMatchObject({ peer: { name: 'Far Wallet' } })
    expect(opened).toHaveLength(2)
    expect(fake.asked('forget')).toEqual([])
    client.dispose()
  })

  it('leaves no socket to the replaced library', async () => {
    const { client, fake } = createWorld({
      ports: {
        storage: kept,
        delay: async (ms, signal) => (await turn(), !signal.aborted && ms <= 1_500),
      },
      answers: { pair: () => new Promise(() => {}) },
    })
    const visit = new AbortController()
    await new Promise(resolve => {
      client.connect(resolve, visit.signal).catch(() => undefined)
    })
    const listening = fake.listeners()
    fake.setKept(false)
    fake.library.session = sessionRecord()
    await client.restore(never())
    // The old library finishes its pending work, and closes only after that.
    expect(fake.asked('transportClose')).toEqual([])
    expect(fake.listeners()).toBeGreaterThan(listening)
    visit.abort()
    await until(() => fake.asked('transportClose').length > 0)
    expect(fake.asked('transportClose')).toHaveLength(1)
    client.dispose()
  })

  it('disconnects the wallet of a stored session that was not restored, and forgets it', async () => {
    const { client, fake } = createWorld({
      ports: { storage: kept },
      answers: { disconnect: async () => undefined },
    })
    fake.library.session = sessionRecord()
    await client.disconnect(never())
    expect(fake.asked('disconnect')).toHaveLength(1)
    expect(fake.asked('forget')).toHaveLength(1)
    expect(fake.asked('forgetHistory')).toContainEqual(['forgetHistory', TOPIC])
    expect(client.session()).toBeNull()
    client.dispose()
  })

  it('keeps trying after the caller’s limit has passed, and gives up in the end', async () => {
    const patience = deferred<boolean>()
    const { client, fake } = createWorld({
      ports: {
        storage: kept,
        delay: (ms, signal) => (ms === 10_000 ? patience.promise : delay(ms, signal)),
      },
      answers: { disconnect: () => new Promise(() => {}) },
    })
    fake.library.session = sessionRecord()
    const caller = new AbortController()
    const leaving = client.disconnect(caller.signal)
    await until(() => fake.asked('disconnect').length > 0)
    caller.abort()
    await leaving
    expect(fake.asked('forget')).toHaveLength(1)
    expect(fake.asked('deleteSession')).toEqual([])
    patience.resolve(true)
    await until(() => fake.library.session === undefined)
    expect(fake.asked('deleteSession')).toHaveLength(1)
    expect(fake.library.session).toBeUndefined()
    client.dispose()
  })

  it('disconnects no wallet where nothing was stored, and never for a host’s own library', async () => {
    const { client, opened } = createWorld()
    await client.disconnect(never())
    expect(opened).toEqual([])
    client.dispose()
    const shared = createWorld({ isShared: true, ports: { storage: kept } })
    await shared.client.disconnect(never())
    expect(shared.fake.calls).toEqual([])
    shared.client.dispose()
  })

  it('leaves no listener on a host’s library when it is disposed of', async () => {
    const { client, fake, connect } = createWorld({ isShared: true })
    const before = fake.listeners()
    await connect()
    client.dispose()
    await turn()
    expect(fake.listeners()).toBe(before)
  })

  it('keeps its own library’s socket closed after it is disposed of', async () => {
    const { client, fake, connect } = createWorld()
    await connect()
    client.dispose()
    await turn()
    fake.walletConnectTells('relayer_connect')
    fake.tell('session_delete', { topic: TOPIC })
    expect(fake.asked('transportClose')).toHaveLength(2)
    expect(fake.listeners()).toBe(1)
  })
})
