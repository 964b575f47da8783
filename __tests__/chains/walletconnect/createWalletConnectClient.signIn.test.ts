import { EventEmitter } from 'node:events'
import { deferred } from '../../support/flowWorld'
import { turn } from '../../support/turn'
import { until } from '../../support/until'
import { ALICE, sessionRecord, TOPIC } from './createFakeLibrary'
import { createWorld, never } from './walletConnectClientWorld'

describe('signing in while connecting', () => {
  const statement = {
    chains: ['eip155:1'],
    domain: 'page.example',
    nonce: '12345678',
    uri: 'https://page.example',
    methods: [],
  }
  /** The library rejects with a string when a wallet refuses. */
  const sentText = (text: string) => text as unknown as Error
  const URI = `wc:${'7'.repeat(64)}@2?relay-protocol=irn&symKey=5ec7e7&methods=wc_sessionAuthenticate`

  it('ends at once when aborted during sign-in, and withdraws the pairing URI from the relay', async () => {
    const { client, fake } = createWorld()
    const visit = new AbortController()
    fake.library.authenticate = () => {
      fake.showsCode(URI)
      return new Promise(() => {})
    }
    const attempt = client.authenticate(statement, () => visit.abort(), visit.signal)
    await expect(attempt).rejects.toMatchObject({ code: 'CANCELLED' })
    expect(fake.asked('unsubscribe')).toContainEqual(['unsubscribe', '7'.repeat(64)])
    client.dispose()
  })

  it('shows no pairing URI to a visitor who has left', async () => {
    const { client, fake } = createWorld()
    const visit = new AbortController()
    const codes: string[] = []
    fake.library.authenticate = async () => {
      visit.abort()
      fake.showsCode(URI)
      throw new Error('late')
    }
    const attempt = client.authenticate(statement, ({ uri }) => codes.push(uri), visit.signal)
    await expect(attempt).rejects.toMatchObject({ code: 'CANCELLED' })
    expect(codes).toEqual([])
    client.dispose()
  })

  it('returns the readable signatures of the wallet, even where it shares nothing more', async () => {
    const { client, fake } = createWorld()
    const cacao = {
      h: { t: 'caip122' },
      p: {
        iss: `did:pkh:eip155:1:${ALICE}`,
        aud: 'https://host.example',
        domain: 'host.example',
        nonce: 'abcdefgh',
      },
      s: { t: 'eip191', s: '0xsigned' },
    }
    fake.library.client.formatAuthMessage = ({ iss }) => {
      if (iss.endsWith('!')) throw new Error('no such account')
      return `text of ${iss}`
    }
    const odd = { ...cacao, p: { ...cacao.p, iss: 'did:pkh:eip155:1:!' } }
    fake.library.authenticate = async () => {
      fake.showsCode(URI)
      return {
        auths: [cacao, 'signed', null, { ...cacao, s: {} }, { ...cacao, p: { iss: 'x' } }, odd],
      }
    }
    await expect(client.authenticate(statement, () => undefined, never())).resolves.toEqual({
      session: null,
      statements: [{ cacao, message: `text of did:pkh:eip155:1:${ALICE}` }],
    })
    client.dispose()
  })

  it('proposes all that a session may hold, and accepts wallets with less', async () => {
    const { client, fake } = createWorld()
    const asked: unknown[] = []
    fake.library.authenticate = async request => {
      asked.push(request)
      fake.showsCode(URI)
      return { session: sessionRecord() }
    }
    const { methods: _none, ...request } = statement
    const { session, statements } = await client.authenticate(request, () => undefined, never())
    expect(session?.peer.name).toBe('Far Wallet')
    expect(statements).toEqual([])
    const [{ methods, optionalNamespaces }] = asked as [
      { methods: string[]; optionalNamespaces: object },
    ]
    expect(methods).toContain('eth_sendTransaction')
    expect(methods).not.toContain('wallet_showCallsStatus')
    expect(optionalNamespaces).toMatchObject({ eip155: { chains: ['eip155:1', 'eip155:10'] } })
    client.dispose()
  })

  it('works in a page without Buffer: the library gets a temporary one, and no other script does', async () => {
    const { client, fake } = createWorld()
    const events = new EventEmitter()
    Reflect.set(fake.library.client, 'engine', { events })
    const needsBuffer = () => Buffer.from('{}').toString('base64')
    const answer = deferred<{ session: ReturnType<typeof sessionRecord>; auths: unknown[] }>()
    events.on('session_request7', () => {
      needsBuffer()
      answer.resolve({ session: sessionRecord(), auths: [] })
    })
    fake.library.authenticate = async () => {
      await turn()
      needsBuffer()
      fake.showsCode(URI)
      return answer.promise
    }
    const seen: boolean[] = []
    const found = Object.getOwnPropertyDescriptor(globalThis, 'Buffer') as PropertyDescriptor
    Reflect.deleteProperty(globalThis, 'Buffer')
    try {
      const hear = (work: Promise<void>) => void work.catch(() => undefined)
      const onCode = async () => {
        await turn()
        seen.push('Buffer' in globalThis)
        events.emit('session_request7')
      }
      const attempt = client.authenticate(statement, () => hear(onCode()), never())
      await expect(attempt).resolves.toMatchObject({ session: { peer: { name: 'Far Wallet' } } })
      seen.push('Buffer' in globalThis)
    } finally {
      Object.defineProperty(globalThis, 'Buffer', found)
    }
    expect(seen).toEqual([false, false])
    expect(events.emit).toBe(EventEmitter.prototype.emit)
    client.dispose()
  })

  it('recognises the visitor’s refusal by the library’s message, which is all it passes on', async () => {
    const { client, fake } = createWorld()
    fake.library.authenticate = () => {
      fake.showsCode(URI)
      return Promise.reject(sentText('User rejected.'))
    }
    const attempt = client.authenticate(statement, () => undefined, never())
    await expect(attempt).rejects.toMatchObject({ code: 'USER_REJECTED' })
    client.dispose()
  })

  it('disconnects a wallet whose signature the library rejects, although its session has started', async () => {
    const { client, fake } = createWorld({ ports: { delay: async () => turn().then(() => true) } })
    fake.setSessions([])
    fake.library.authenticate = async () => {
      fake.showsCode(URI)
      fake.setSessions([sessionRecord()])
      throw new Error('Signature verification failed')
    }
    const attempt = client.authenticate(statement, () => undefined, never())
    await expect(attempt).rejects.toMatchObject({ code: 'CONNECT_FAILED' })
    await until(() => fake.asked('clientDisconnect').length > 0)
    expect(fake.asked('clientDisconnect')).toMatchObject([['clientDisconnect', { topic: TOPIC }]])
    client.dispose()
  })

  it('ends when the code has expired, and disconnects a wallet that answers later', async () => {
    const waits: number[] = []
    const { client, fake } = createWorld({
      ports: {
        delay: async (ms, signal) => {
          waits.push(ms)
          if (ms === 240_000) return true
          return new Promise(resolve => signal.addEventListener('abort', () => resolve(false)))
        },
      },
    })
    const answer = deferred<{ session: ReturnType<typeof sessionRecord> }>()
    fake.library.authenticate = () => {
      fake.showsCode(URI)
      return answer.promise
    }
    await expect(client.authenticate(statement, () => undefined, never())).rejects.toMatchObject({
      code: 'PAIRING_EXPIRED',
    })
    expect(waits).toContain(240_000)
    answer.resolve({ session: sessionRecord() })
    await until(() => fake.asked('clientDisconnect').length > 0)
    expect(client.session()).toBeNull()
    client.dispose()
  })
})
