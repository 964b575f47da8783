import { configApi } from '../../../src/core/options/configApi'
import { toServiceErrorState } from '../../../src/services/serviceError'
import { answer, createServiceWorld, refusal } from '../../services/serviceWorld'

const { getConfig } = configApi.endpoints
const configWorld = (config = answer({ features: [] })) =>
  createServiceWorld({
    options: { clientId: 'did:key:z' },
    routes: { '/appkit/v1/config': config },
  })

describe('the remote configuration', () => {
  it('is requested once, with the project id and no client identity', async () => {
    const { store, requests } = configWorld()
    await store.dispatch(getConfig.initiate())
    await store.dispatch(getConfig.initiate())
    expect(requests).toEqual([
      {
        baseUrl: 'https://api.web3modal.org',
        endpoint: 'getConfig',
        path: '/appkit/v1/config',
        params: { projectId: 'project', st: 'appkit', sv: 'react-viem-0.1.0' },
      },
    ])
  })

  it('distinguishes a feature left to the page from one that is off', async () => {
    const features = [
      { id: 'swap', isEnabled: true, config: null },
      { id: 'activity', isEnabled: false },
    ]
    const { store } = configWorld(answer({ features }))
    await store.dispatch(getConfig.initiate())
    expect(getConfig.select()(store.getState()).data).toEqual({ features })
  })

  it('returns a failure as data', async () => {
    const { store } = configWorld(refusal(403))
    const { error } = await store.dispatch(getConfig.initiate())
    expect(toServiceErrorState(error, 'SERVER_ERROR')).toEqual({
      code: 'SERVER_ERROR',
      detail: 'HTTP status code: 403',
    })
  })

  it('fails when the response cannot be parsed, and names the place', async () => {
    const { store } = configWorld(answer({ features: 'all' }))
    const { error } = await store.dispatch(getConfig.initiate())
    expect(toServiceErrorState(error, 'SERVER_ERROR')).toEqual({
      code: 'SERVICE_ANSWER_INVALID',
      detail: expect.stringMatching(
        /^Invalid answer from \/appkit\/v1\/config: features /,
      ) as string,
    })
  })
})
