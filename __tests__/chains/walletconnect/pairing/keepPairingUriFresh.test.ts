import type { Pairing } from '../../../../src/chains/walletconnect/pairing/createPairings'
import {
  PAIRING_URI_LIFE_MS,
  keepPairingUriFresh,
} from '../../../../src/chains/walletconnect/pairing/keepPairingUriFresh'
import type { LibrarySession } from '../../../../src/chains/walletconnect/relay/WalletConnectLibrary'
import { delay } from '../../../../src/clients/delay'
import type { PairingUri } from '../../../../src/ports/walletConnect'
import { sessionRecord } from '../createFakeLibrary'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** A pairing that the test approves or refuses. */
function createPairing(name: string, uri: Promise<string> = Promise.resolve(name)) {
  let approve = (_session: LibrarySession) => {}
  let refuse = (_thrown: unknown) => {}
  const session = new Promise<LibrarySession>((resolve, reject) => {
    approve = resolve
    refuse = reject
  })
  session.catch(() => undefined)
  let isGivenUp = false
  const pairing: Pairing = {
    uri,
    session,
    async giveUp() {
      isGivenUp = true
      refuse(new Error('Proposal expired'))
    },
  }
  return { pairing, approve, refuse, isGivenUp: () => isGivenUp }
}

function start(later: ReturnType<typeof createPairing>[] = []) {
  const first = createPairing('first')
  const queue = [...later]
  const codes: PairingUri[] = []
  const visit = new AbortController()
  const begin = () => {
    const next = queue.shift()
    if (!next) throw new Error('Another pairing was not expected in this test')
    return next.pairing
  }
  const outcome = keepPairingUriFresh(
    first.pairing,
    { begin, onPairingUri: code => codes.push(code), now: () => Date.now(), delay },
    visit.signal,
  )
  let ended: unknown
  outcome.then(
    session => (ended = session),
    (thrown: { code: string }) => (ended = thrown.code),
  )
  return { first, codes, visit, ended: () => ended }
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

describe('a pairing URI on screen', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('is valid for four minutes, and replaced at least thirty seconds before', async () => {
    const second = createPairing('second')
    const { codes, first, visit } = start([second])
    await pass(0)
    expect(codes).toEqual([{ uri: 'first', expiresAt: PAIRING_URI_LIFE_MS }])
    await pass(3 * MINUTE + 30 * SECOND)
    expect(codes.map(({ uri }) => uri)).toEqual(['first', 'second'])
    expect(first.isGivenUp()).toBe(false)
    await pass(30 * SECOND)
    expect(first.isGivenUp()).toBe(true)
    expect(second.isGivenUp()).toBe(false)
    visit.abort()
  })

  it('can be answered while it is valid, whichever it is; the others are withdrawn', async () => {
    const second = createPairing('second')
    const { first, ended } = start([second])
    await pass(3 * MINUTE + 45 * SECOND)
    const session = sessionRecord()
    first.approve(session)
    await pass(0)
    expect(ended()).toBe(session)
    expect(second.isGivenUp()).toBe(true)
    expect(first.isGivenUp()).toBe(false)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('is renewed until a wallet answers', async () => {
    const later = ['2', '3', '4', '5'].map(name => createPairing(name))
    const { codes, ended, visit } = start(later)
    await pass(14 * MINUTE)
    expect(codes.map(({ uri }) => uri)).toEqual(['first', '2', '3', '4', '5'])
    expect(ended()).toBeUndefined()
    visit.abort()
  })

  it('ends the attempt when it is refused', async () => {
    const { first, ended } = start()
    await pass(0)
    first.refuse(Object.assign(new Error('User rejected.'), { code: 5000 }))
    await pass(0)
    expect(ended()).toBe('USER_REJECTED')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('is retried when it cannot be created at once', async () => {
    const mute = createPairing('mute', new Promise(() => {}))
    const { codes, ended, visit } = start([mute, createPairing('third')])
    await pass(4 * MINUTE - SECOND)
    expect(mute.isGivenUp()).toBe(true)
    expect(codes.map(({ uri }) => uri)).toEqual(['first', 'third'])
    expect(ended()).toBeUndefined()
    visit.abort()
  })

  it('ends the attempt with an error when it expires without a new one', async () => {
    const mute = () => createPairing('mute', new Promise(() => {}))
    const { ended } = start([mute(), mute(), mute()])
    await pass(4 * MINUTE + SECOND)
    expect(ended()).toBe('PAIRING_EXPIRED')
  })

  it('is withdrawn when the attempt is aborted, also while the next one is being created', async () => {
    const mute = createPairing('mute', new Promise(() => {}))
    const { first, visit, ended } = start([mute])
    await pass(3 * MINUTE + 25 * SECOND)
    visit.abort()
    await pass(0)
    expect(ended()).toBe('CANCELLED')
    expect(first.isGivenUp()).toBe(true)
    await pass(20 * SECOND)
    expect(mute.isGivenUp()).toBe(true)
    expect(jest.getTimerCount()).toBe(0)
  })
})
