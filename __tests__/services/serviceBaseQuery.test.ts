import { modalApi } from '../../src/services/modalApi'
import type { ServiceRequest } from '../../src/services/serviceBaseQuery'
import type { ServiceOptionsState, ServicesState } from '../../src/services/serviceOptions'
import { answer, createServiceWorld, refusal } from './serviceWorld'

const probeApi = modalApi.injectEndpoints({
  endpoints: build => ({
    probeService: build.query<unknown, ServiceRequest>({ query: request => request }),
  }),
})

const send = async (
  request: ServiceRequest,
  options: Partial<ServiceOptionsState> = {},
  walletConnect: NonNullable<ServicesState['walletConnect']> = { session: null },
) => {
  const routes = { '/x': answer('fine') }
  const { store, requests } = createServiceWorld({ options, walletConnect, routes })
  await store.dispatch(probeApi.endpoints.probeService.initiate(request))
  return requests[0]
}

const given = (params: object = {}) =>
  Object.entries(params).filter(([, value]) => value !== undefined && value !== null)

describe('the parameters of every call', () => {
  it('on a Blockchain API GET: sdk, project and, last, the client id once known', async () => {
    const request = { service: 'blockchain', path: '/x', params: { sender: '0x1' } } as const
    expect(given((await send(request))?.params)).toEqual([
      ['st', 'appkit'],
      ['sv', 'react-viem-0.1.0'],
      ['projectId', 'project'],
      ['sender', '0x1'],
    ])
    expect(given((await send(request, { clientId: 'did:key:z' }))?.params).at(-1)).toEqual([
      'clientId',
      'did:key:z',
    ])
  })

  it('the client id is WalletConnect’s, while a wallet is connected over it', async () => {
    const request = { service: 'blockchain', path: '/x' } as const
    const walletConnect = { session: { clientId: 'did:key:relay' } }
    expect(given((await send(request, {}, walletConnect))?.params).at(-1)).toEqual([
      'clientId',
      'did:key:relay',
    ])
    const own = await send(request, { clientId: 'did:key:z' }, { session: null })
    expect(given(own?.params).at(-1)).toEqual(['clientId', 'did:key:z'])
  })

  it('on a Blockchain API POST: the client id only', async () => {
    const request = {
      service: 'blockchain',
      path: '/x',
      method: 'POST',
      body: { a: 1 },
      contentType: 'text',
    } as const
    const sent = await send(request, { clientId: 'did:key:z' })
    expect(given(sent?.params)).toEqual([['clientId', 'did:key:z']])
    expect(sent).toMatchObject({ method: 'POST', body: { a: 1 }, contentType: 'text' })
  })

  it('on a project service GET: project and sdk, never the client id', async () => {
    const sent = await send({ service: 'project', path: '/x' }, { clientId: 'did:key:z' })
    expect(given(sent?.params)).toEqual([
      ['projectId', 'project'],
      ['st', 'appkit'],
      ['sv', 'react-viem-0.1.0'],
    ])
  })

  it('default to the names each service expects while the sdk is unknown', async () => {
    const unknown = { sdkType: '', sdkVersion: '' }
    expect((await send({ service: 'blockchain', path: '/x' }, unknown))?.params).toMatchObject({
      st: 'unknown',
      sv: 'unknown',
    })
    expect((await send({ service: 'project', path: '/x' }, unknown))?.params).toMatchObject({
      st: 'appkit',
      sv: 'html-wagmi-4.2.2',
    })
  })
})

describe('the address', () => {
  it('is the host’s own for the service', async () => {
    const urls = {
      blockchainApi: 'http://127.0.0.1:1',
      projectService: 'http://127.0.0.1:2',
      relay: '',
    }
    expect((await send({ service: 'blockchain', path: '/x' }, { urls }))?.baseUrl).toBe(
      'http://127.0.0.1:1',
    )
    expect((await send({ service: 'project', path: '/x' }, { urls }))?.baseUrl).toBe(
      'http://127.0.0.1:2',
    )
  })
})

it('leaves a failure in state as plain data', async () => {
  const { store } = createServiceWorld({ routes: { '/x': refusal(404) } })
  const request = { service: 'project', path: '/x' } as const
  await store.dispatch(probeApi.endpoints.probeService.initiate(request))
  expect(probeApi.endpoints.probeService.select(request)(store.getState()).error).toEqual({
    status: 404,
    message: 'HTTP status code: 404',
  })
})
