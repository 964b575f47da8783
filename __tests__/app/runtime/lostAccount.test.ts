import { createIntegration } from '../../../src/app/host/createIntegration'
import { FEATURES } from '../../../src/app/features'
import { createFakeHttp } from '../../../src/testing/createFakeHttp'
import { quietServices } from '../../support/flowWorld'
import { hostOptions } from '../../support/hostWorld'

const ACCOUNT = ['services', 'notifications', 'network', 'options', 'theme', 'account']

describe('a page whose account chunk fails to load', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  it('gets a rejection when it requests a signature, and nothing stays pending', async () => {
    const features = FEATURES.map(row =>
      [...ACCOUNT, 'connections'].includes(row.name) && row.load
        ? { ...row, load: () => Promise.reject(new Error('ChunkLoadError')) }
        : row,
    )
    const http = createFakeHttp(quietServices)
    const walletModal = createIntegration(hostOptions(), { features, deps: { http } })
    const controls = walletModal.controls(walletModal.createStore())
    expect(await controls.connect('io.heron')).toMatchObject({ status: 'connected' })
    for (const text of ['hello', 'hello again']) {
      const outcome = await controls.signMessage(text)
      expect(outcome).toMatchObject({ status: 'failed', error: { code: 'CODE_NOT_LOADED' } })
    }
  })
})
