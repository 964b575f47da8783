import { createSecretStore } from '../../../src/clients/createSecretStore'
import { sessionsApi, toSessionsArgs } from '../../../src/features/smartSessions/sessionsApi'
import { FRESHNESS } from '../../../src/services/freshness'
import { answer, createServiceWorld, refusal, type WorldOptions } from '../../services/serviceWorld'

const ACCOUNT = 'eip155:1:0x1111111111111111111111111111111111111111'
const UNSUPPORTED = 'eip155:61:0x1111111111111111111111111111111111111111'
const PATH = `/v1/sessions/${encodeURIComponent(ACCOUNT)}`
const { getSessions, createSession, activateSession, revokeSession } = sessionsApi.endpoints

const session = {
  project: { id: 'p', name: 'Host' },
  pci: 'pci-1',
  expiry: 2_000_000_000,
  createdAt: 1_700_000_000,
  permissions: [],
  policies: [],
  context: '0xc0de',
}

function createSessionsWorld(routes: NonNullable<WorldOptions['routes']>) {
  const world = createServiceWorld({ routes })
  const secrets = createSecretStore()
  Object.assign(world.deps, { secrets })
  return { ...world, secrets }
}

describe('the list of sessions', () => {
  it('is read for the account on its network, and kept until the account disconnects', async () => {
    jest.useFakeTimers()
    const { store, sentTo } = createSessionsWorld({ [PATH]: answer({ pcis: [session] }) })
    const args = toSessionsArgs(ACCOUNT)
    expect(args).toEqual({ account: ACCOUNT, caipNetworkId: 'eip155:1' })
    const options = { subscribe: false, forceRefetch: FRESHNESS.getSessions }
    const { data } = await store.dispatch(getSessions.initiate(args, options))
    expect(data).toEqual([session])
    expect(sentTo(PATH)).toMatchObject([{ path: PATH, params: { projectId: 'project' } }])
    await jest.advanceTimersByTimeAsync(86_400_000)
    jest.useRealTimers()
    expect(getSessions.select(args)(store.getState()).data).toEqual([session])
  })

  it('is loaded again each time', async () => {
    const { store, sentTo } = createSessionsWorld({ [PATH]: answer({ pcis: [] }) })
    const options = { subscribe: false, forceRefetch: FRESHNESS.getSessions }
    for (const _time of [1, 2]) {
      await store.dispatch(getSessions.initiate(toSessionsArgs(ACCOUNT), options))
    }
    expect(sentTo(PATH)).toHaveLength(2)
  })

  it('contains each session once, as the service listed it last', async () => {
    const pcis = [session, { ...session, pci: 'pci-2' }, { ...session, revokedAt: 1_800_000_000 }]
    const { store } = createSessionsWorld({ [PATH]: answer({ pcis }) })
    const { data } = await store.dispatch(getSessions.initiate(toSessionsArgs(ACCOUNT)))
    expect(data?.map(({ pci, revokedAt }) => [pci, revokedAt])).toEqual([
      ['pci-1', 1_800_000_000],
      ['pci-2', undefined],
    ])
  })

  it('is empty, without a request, on a network that the service does not support', async () => {
    const { store, sentTo } = createSessionsWorld({})
    const { data } = await store.dispatch(getSessions.initiate(toSessionsArgs(UNSUPPORTED)))
    expect(data).toEqual([])
    expect(sentTo('/v1/sessions')).toEqual([])
  })

  it.each([
    ['the supported networks are unknown', { '/v1/supported-chains': refusal(500) }],
    ['the service refuses', { [PATH]: refusal(403) }],
    ['the service sends no list', { [PATH]: answer({ sessions: [] }) }],
  ])('is an error, never empty, when %s', async (_why, routes) => {
    const { store } = createSessionsWorld(routes)
    const result = await store.dispatch(getSessions.initiate(toSessionsArgs(ACCOUNT)))
    expect(result.isError).toBe(true)
    expect(result.data).toBeUndefined()
  })
})

describe('a new session', () => {
  const body = { chainId: '0x1' }

  it('is created with the page’s request, under the page’s project', async () => {
    const created = { pci: 'pci-1', key: { type: 'secp256k1', publicKey: '0x04' } }
    const { store, sentTo } = createSessionsWorld({ [PATH]: answer(created) })
    const { data } = await store.dispatch(createSession.initiate({ account: ACCOUNT, body }))
    expect(data).toEqual(created)
    expect(sentTo(PATH)).toMatchObject([{ method: 'POST', params: { projectId: 'project' }, body }])
  })

  it('is not created by an answer without a key', async () => {
    const { store } = createSessionsWorld({ [PATH]: answer({ pci: 'pci-1' }) })
    const { error } = await store.dispatch(createSession.initiate({ account: ACCOUNT, body }))
    expect(error).toMatchObject({ status: 'PARSING_ERROR', code: 'SERVICE_ANSWER_INVALID' })
  })
})

describe('a report of the wallet’s answer', () => {
  it.each([
    ['/activate', activateSession, undefined],
    ['/revoke', revokeSession, 'text'],
  ] as const)('%s carries the answer, which no state contains', async (step, endpoint, type) => {
    const { store, sentTo, secrets } = createSessionsWorld({ [`${PATH}${step}`]: answer('') })
    const body = { pci: 'pci-1', signature: '0x51ee' }
    const bodyId = secrets.put(body)
    const sending = store.dispatch(endpoint.initiate({ account: ACCOUNT, bodyId }))
    expect(JSON.stringify(store.getState())).not.toContain('0x51ee')
    expect(await sending).toEqual({ data: null })
    expect(sentTo(PATH)).toMatchObject([
      {
        method: 'POST',
        path: `${PATH}${step}`,
        params: { projectId: 'project' },
        body,
        as: 'text',
      },
    ])
    expect(sentTo(PATH)[0]?.contentType).toBe(type)
    expect(JSON.stringify(store.getState())).not.toContain('0x51ee')
    expect(secrets.read(bodyId)).toBeUndefined()
  })

  it('fails when the service refuses it', async () => {
    const { store, secrets } = createSessionsWorld({ [PATH]: refusal(400) })
    const bodyId = secrets.put({})
    const told = await store.dispatch(revokeSession.initiate({ account: ACCOUNT, bodyId }))
    expect(told.error).toMatchObject({ status: 400 })
  })
})
