import { accountsChanged, connectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { NAME_TTL_S } from '../../../src/domain/limits'
import { accountApi } from '../../../src/core/account/accountApi'
import { selectAccountByNamespace } from '../../../src/core/account/accountState'
import { selectIdentity } from '../../../src/core/account/identitySelectors'
import { toastShown } from '../../../src/core/notifications/notificationsSlice'
import { answered, refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import { states } from '../../support/states/states'
import { HERON, pass, quietServices, setUpFlowTests, bob, deferred } from '../../support/flowWorld'

const name = (text: string) => ({ name: text, attributes: [], timestamp: 1, addresses: {} })

describe('loadIdentityFlow', () => {
  const createWorld = setUpFlowTests()
  const looking = (services: Readonly<Record<string, HttpAnswer>> = {}) => {
    const world = createWorld({ state: states.account, http: { ...quietServices, ...services } })
    world.dispatch(modalOpenRequested({}))
    return world
  }
  const whoIs = ({ store }: ReturnType<typeof createWorld>) =>
    selectIdentity(store.getState(), 'eip155').name

  it('requests the identity of an account once it is on screen', async () => {
    const world = looking({
      '/v1/identity/*': answered({ name: 'alice.eth', avatar: 'https://euc.li/alice.eth' }),
    })
    await pass(1_000)
    expect(selectIdentity(world.store.getState(), 'eip155')).toEqual({
      name: 'alice.eth',
      avatar: 'https://euc.li/alice.eth',
    })
  })

  it.each([
    [undefined, null],
    [['i.example'], 'https://i.example/a.png'],
  ])('D5 shows a picture only from the sources the page allows: %p', async (imageHosts, image) => {
    const answers = {
      '/v1/identity/*': answered({ name: null, avatar: 'https://i.example/a.png' }),
    }
    const world = createWorld({
      state: states.account,
      http: { ...quietServices, ...answers },
      options: { ...(imageHosts && { imageHosts }) },
    })
    world.dispatch(modalOpenRequested({}))
    await pass(1_000)
    expect(selectIdentity(world.store.getState(), 'eip155').avatar).toBe(image)
  })

  it.each([
    '\u0430lice.eth',
    'a\u200Blice.eth',
    '\u202Ealice.eth',
    'ａlice.eth',
    'alice smith.eth',
  ])('ignores the name %j, which imitates another one', async told => {
    const world = looking({ '/v1/identity/*': answered({ name: told, avatar: null }) })
    await pass(1_000)
    expect(whoIs(world)).toBeNull()
  })

  it.each(['алиса.eth', 'Ålice.eth', '🦊.eth'])('accepts the name %j', async told => {
    const world = looking({ '/v1/identity/*': answered({ name: told, avatar: null }) })
    await pass(1_000)
    expect(whoIs(world)).toBe(told)
  })

  it('falls back to a registered name when there is no identity', async () => {
    const world = looking({ '/v1/profile/reverse/*': answered([name('alice.wcn.id')]) })
    await pass(1_000)
    expect(whoIs(world)).toBe('alice.wcn.id')
  })

  it('keeps the names of accounts on screen while they are shown, and refetches them later', async () => {
    const world = looking({ '/v1/profile/reverse/*': answered([]) })
    await pass(1_000)
    const { address } = selectAccountByNamespace(world.store.getState(), 'eip155')
    const args = { address: address ?? '', caipNetworkId: 'eip155:1' } as const
    const known = () => accountApi.endpoints.getNames.select(args)(world.store.getState() as never)
    expect(known().data).toEqual([])
    await pass(NAME_TTL_S * 2_000)
    expect(known().data).toEqual([])
    const asked = () =>
      world.http.requests.filter(({ path }) => path.startsWith('/v1/profile/reverse/')).length
    const before = asked()
    world.dispatch(modalCloseRequested({ by: 'page' }))
    world.dispatch(modalOpenRequested({}))
    await pass(1_000)
    expect(asked()).toBe(before + 1)
  })

  it.each(['/v1/identity/*', '/v1/supported-chains'])('stays silent when %s fails', async path => {
    const world = looking({ [path]: refused(500) })
    await pass(1_000)
    expect(whoIs(world)).toBeNull()
    const told = world.actions().filter(toastShown.match)
    expect(told.filter(({ payload }) => payload.text !== 'errors.balanceUnavailable')).toEqual([])
  })

  it('keeps the name while another network’s answer loads, and on a test network', async () => {
    const slow = deferred<ReturnType<typeof answered>>()
    let asked = 0
    const world = looking({
      '/v1/identity/*': () =>
        ++asked === 1 ? answered({ name: 'alice.eth', avatar: null }) : slow.promise,
    })
    await pass(NAME_TTL_S * 1_000 + 1_000)
    world.dispatch(networkSwitched({ caipNetworkId: 'eip155:11155111', by: 'visitor' }))
    await pass(1_000)
    expect(whoIs(world)).toBe('alice.eth')
    world.dispatch(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' }))
    await pass(1_000)
    expect(asked).toBe(2)
    expect(whoIs(world)).toBe('alice.eth')
    slow.resolve(answered({ name: 'alice.base.eth', avatar: null }))
    await pass(1_000)
    expect(whoIs(world)).toBe('alice.base.eth')
  })

  it('asks for a network that was chosen while another one’s answer was pending', async () => {
    const slow = deferred<ReturnType<typeof answered>>()
    const world = looking({ '/v1/identity/*': () => slow.promise })
    await pass(100)
    world.dispatch(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' }))
    await pass(100)
    slow.resolve(answered({ name: 'alice.eth', avatar: null }))
    await pass(1_000)
    const { address } = selectAccountByNamespace(world.store.getState(), 'eip155')
    const args = { address: address ?? '', caipNetworkId: 'eip155:8453' } as const
    const asked = accountApi.endpoints.getIdentity.select(args)(world.store.getState() as never)
    expect(asked.data?.name).toBe('alice.eth')
    expect(whoIs(world)).toBe('alice.eth')
  })

  it('keeps the name when a later request fails', async () => {
    let asked = 0
    const world = looking({
      '/v1/identity/*': () =>
        ++asked === 1 ? answered({ name: 'alice.eth', avatar: null }) : refused(400),
      '/v1/profile/reverse/*': refused(400),
    })
    await pass(NAME_TTL_S * 1_000 + 1_000)
    world.dispatch(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' }))
    await pass(1_000)
    expect(asked).toBe(2)
    expect(whoIs(world)).toBe('alice.eth')
  })

  it('shows no name of the account that was active before', async () => {
    const world = looking({ '/v1/identity/*': answered({ name: 'alice.eth', avatar: null }) })
    await pass(1_000)
    world.dispatch(modalCloseRequested({ by: 'page' }))
    world.dispatch(accountsChanged({ ...HERON, accounts: [bob] }))
    await pass(1_000)
    expect(whoIs(world)).toBeNull()
  })

  it('sends no request while the modal is closed', async () => {
    const world = createWorld()
    world.dispatch(connectRequested(HERON))
    await pass(1_000)
    expect(world.http.requests.filter(({ path }) => path.includes('identity'))).toEqual([])
  })

  it('sends no request on a test network', async () => {
    const world = createWorld({ state: states.account })
    world.dispatch(networkSwitched({ caipNetworkId: 'eip155:11155111', by: 'visitor' }))
    world.dispatch(modalOpenRequested({}))
    await pass(1_000)
    expect(world.http.requests.filter(({ path }) => path.includes('identity'))).toEqual([])
  })
})
