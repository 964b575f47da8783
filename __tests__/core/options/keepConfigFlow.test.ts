import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { disconnectRequested } from '../../../src/events/connectionEvents'
import { selectOptions } from '../../../src/core/options/optionsSlice'
import type { KeyValueStorage } from '../../../src/ports/browser'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { answered, refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import {
  connect,
  hang,
  pass,
  quietServices,
  session,
  setUpFlowTests,
} from '../../support/flowWorld'

const KEY = 'walletModal/remote_features'
const config = (...features: readonly unknown[]) => answered({ features })
const buying = { id: 'onramp', isEnabled: true, config: ['meld'] }
const BUYING_ONLY = {
  swaps: false,
  onramp: ['meld'],
  activity: false,
  email: false,
  socials: false,
  branding: false,
}

describe('P41 the last good configuration holds until there is a newer one', () => {
  const createWorld = setUpFlowTests()

  async function visit(storage: KeyValueStorage, answer: HttpAnswer, projectId = 'mine') {
    const world = createWorld({
      mayLogErrors: true,
      http: { ...quietServices, '/appkit/v1/config': answer },
      adapter: { restore: async () => session },
      options: { storage, projectId },
    })
    await connect(world)
    world.dispatch(modalOpenRequested({}))
    await pass(60_000)
    return world
  }
  const remoteIn = ({ store }: Awaited<ReturnType<typeof visit>>) =>
    selectOptions(store.getState()).remoteFeatures

  it.each([
    ['fails', refused(500)],
    ['never answers', hang],
    ['speaks nonsense', answered('nonsense')],
  ])('across a reload, when the service %s', async (_what, answer) => {
    const storage = memoryStorage()
    await visit(storage, config(buying))
    expect(remoteIn(await visit(storage, answer))).toEqual(BUYING_ONLY)
  })

  it('with only the known providers, when other software wrote the stored entry', async () => {
    const storage = memoryStorage()
    const features = { ...BUYING_ONLY, socials: ['x', 'myspace', 'google'] }
    storage.setItem(KEY, JSON.stringify({ version: 1, projectId: 'mine', features }))
    const socials = ['x', 'google']
    expect(remoteIn(await visit(storage, refused(500)))).toEqual({ ...BUYING_ONLY, socials })
  })

  it('and yields to the next response', async () => {
    const storage = memoryStorage()
    await visit(storage, config(buying))
    const off = { ...BUYING_ONLY, onramp: false }
    expect(remoteIn(await visit(storage, config()))).toEqual(off)
    expect(remoteIn(await visit(storage, refused(500)))).toEqual(off)
  })

  it('is ignored for another project', async () => {
    const storage = memoryStorage()
    await visit(storage, config(buying))
    expect(remoteIn(await visit(storage, refused(500), 'another'))).toEqual({})
  })

  it('is not stored when the owner leaves everything to the page', async () => {
    const storage = memoryStorage()
    await visit(storage, config(buying))
    const ids = ['swap', 'onramp', 'activity', 'social_login', 'reown_branding']
    const left = ids.map(id => ({
      id,
      isEnabled: true,
      config: null,
    }))
    await visit(storage, config(...left))
    expect(storage.getItem(KEY)).toBeNull()
  })

  it('is cleared with the account, so that a disconnect leaves nothing behind (P13)', async () => {
    const storage = memoryStorage()
    const world = await visit(storage, config(buying))
    expect(storage.getItem(KEY)).not.toBeNull()
    world.dispatch(modalCloseRequested({ by: 'page' }))
    world.dispatch(disconnectRequested({}))
    await pass(2_000)
    expect(storage.getItem(KEY)).toBeNull()
  })

  it.each([
    ['nonsense', '{'],
    ['another version', JSON.stringify({ version: 2, projectId: 'mine', features: BUYING_ONLY })],
    ['no features', JSON.stringify({ version: 1, projectId: 'mine', features: [] })],
    [
      'values of others',
      JSON.stringify({
        version: 1,
        projectId: 'mine',
        features: {
          swaps: [7, '<b>', ''],
          onramp: 'all',
          activity: 'yes',
          email: 1,
          socials: 'all',
        },
      }),
    ],
  ])('%s in storage changes nothing', async (_what, text) => {
    const storage = memoryStorage()
    storage.setItem(KEY, text)
    expect(remoteIn(await visit(storage, refused(500)))).toEqual({})
  })

  it('a storage that throws stores nothing, and nothing breaks', async () => {
    const broken = (): never => {
      throw new Error('blocked')
    }
    const storage = { getItem: broken, setItem: broken, removeItem: broken }
    expect(remoteIn(await visit(storage, config(buying)))).toEqual(BUYING_ONLY)
    expect(remoteIn(await visit(storage, refused(500)))).toEqual({})
  })
})
