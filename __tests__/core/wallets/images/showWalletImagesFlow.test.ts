import type { Connector } from '../../../../src/domain/connector'
import { viewEntry } from '../../../../src/domain/views'
import { modalOpenRequested } from '../../../../src/events/modalEvents'
import { selectWalletChoices } from '../../../../src/core/connectors/connectorsSelectors'
import { selectConnectorImage } from '../../../../src/core/connectors/connectorsSelectors'
import { answered } from '../../../../src/testing/createFakeHttp'
import { createFakeWalletConnect } from '../../../../src/testing/createFakeWalletConnect'
import { sampleConnector } from '../../../../src/testing/samples'
import { quietServices, setUpFlowTests, settle } from '../../../support/flowWorld'
import { giveObjectUrls } from '../directoryWorld'

const { imageUrl: _own, ...heron } = sampleConnector('io.heron', 'Heron')
const nameless: Connector = {
  id: 'injected',
  name: 'Browser Wallet',
  namespace: 'eip155',
  type: 'INJECTED',
}

describe('showWalletImagesFlow', () => {
  const createWorld = setUpFlowTests()
  beforeAll(giveObjectUrls)

  it('fetches connector pictures by id, except for those that provide one or have none', async () => {
    const connectors = [
      { ...heron, imageId: 'own-id' },
      sampleConnector('app.lumen', 'Lumen'),
      nameless,
    ]
    const world = createWorld({
      walletConnect: createFakeWalletConnect(),
      http: {
        ...quietServices,
        '/getWallets': answered({ data: [], count: 0 }),
        '/public/getAssetImage/*': answered(new Blob(['x'], { type: 'image/png' })),
      },
      adapter: {
        discover(onConnectors) {
          onConnectors(connectors)
          return () => undefined
        },
      },
    })
    world.dispatch(modalOpenRequested({ view: viewEntry('Connect') }))
    await settle()
    await settle()
    const asked = world.http.requests
      .map(({ path }) => path)
      .filter(path => path.startsWith('/public/getAssetImage/'))
      .map(path => path.split('/').at(-1))
    expect(asked).toEqual(['own-id', '07ba87ed-43aa-4adf-4540-9e6a2b9cae00'])
    const state = world.store.getState()
    const shown = selectWalletChoices(state).map(({ connector }) => [
      connector.id,
      selectConnectorImage(state, connector)?.slice(0, 5),
    ])
    expect(shown).toContainEqual(['io.heron', 'blob:'])
    expect(shown).toContainEqual(['injected', 'blob:'])
  })
})
