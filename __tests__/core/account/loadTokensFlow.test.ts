import { viewEntry } from '../../../src/domain/views'
import { TOKEN_POLL_MS } from '../../../src/domain/limits'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { accountRefreshRequested } from '../../../src/core/account/accountSlice'
import { backRequested } from '../../../src/events/backEvents'
import { selectToasts, toastShown } from '../../../src/core/notifications/notificationsSlice'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { answered, refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import { states } from '../../support/states/states'
import { hang, pass, quietServices, setUpFlowTests, settle } from '../../support/flowWorld'
import { readBalance } from '../../support/readBalance'

const MINUTES = 60_000
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

describe('loadTokensFlow', () => {
  const createWorld = setUpFlowTests()
  const looking = (services: Readonly<Record<string, HttpAnswer>> = {}, adapter = {}) => {
    const world = createWorld({
      state: states.account,
      http: { ...quietServices, ...services },
      adapter,
    })
    world.dispatch(modalOpenRequested({}))
    return world
  }
  const asked = ({ http }: ReturnType<typeof createWorld>) =>
    http.requests.filter(({ path }) => path.endsWith('/balance')).length
  const chainReads = ({ adapter }: ReturnType<typeof createWorld>) =>
    adapter.calls.filter(({ method }) => method === 'getTokenBalances')

  it('requests balances from the service once, and again when the response is 30 s old', async () => {
    const world = looking()
    await pass(25_000)
    expect(asked(world)).toBe(1)
    await pass(10_000)
    expect(asked(world)).toBe(2)
    expect(chainReads(world)).toEqual([])
  })

  it('stops when the modal is closed', async () => {
    const world = looking()
    await pass(1_000)
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await pass(10 * MINUTES)
    expect(asked(world)).toBe(1)
  })

  it('stops when the holdings are no longer on screen', async () => {
    const world = looking()
    await pass(1_000)
    world.dispatch(viewPushed(viewEntry('Networks')))
    await pass(10 * MINUTES)
    expect(asked(world)).toBe(1)
  })

  it('resumes when the visitor returns to the holdings', async () => {
    const world = looking()
    await pass(1_000)
    world.dispatch(viewPushed(viewEntry('Networks')))
    await pass(MINUTES)
    world.dispatch(backRequested())
    await pass(1_000)
    expect(asked(world)).toBe(2)
  })

  it('pauses for ten minutes while the page is hidden, and resumes afterwards', async () => {
    const world = looking()
    await pass(1_000)
    world.page.isHidden = true
    const before = world.http.requests.length
    await pass(10 * MINUTES)
    expect(world.http.requests).toHaveLength(before)
    world.page.isHidden = false
    await pass(TOKEN_POLL_MS)
    expect(asked(world)).toBe(2)
  })

  it('refetches once as soon as the page is visible again', async () => {
    const world = looking()
    await pass(1_000)
    world.page.isHidden = true
    world.page.comeBack()
    await pass(10 * MINUTES)
    expect(asked(world)).toBe(1)
    world.page.isHidden = false
    world.page.comeBack()
    world.page.comeBack()
    await settle()
    expect(asked(world)).toBe(2)
  })

  it('refetches at once when the visitor requests fresh figures', async () => {
    const world = looking()
    await pass(1_000)
    world.dispatch(accountRefreshRequested())
    await pass(1_000)
    expect(asked(world)).toBe(2)
  })

  it('reads from the chain when the service does not know the network', async () => {
    const world = looking({ '/v1/supported-chains': answered({ http: ['eip155:10'], ws: [] }) })
    world.dispatch(
      optionsGiven({
        tokens: { 'eip155:1': [{ address: TOKEN, image: 'https://i.example/t.png' }] },
      }),
    )
    await pass(15_000)
    expect(asked(world)).toBe(0)
    expect(chainReads(world)[0]?.args.slice(1, 3)).toMatchObject([{ reference: '1' }, []])
    world.dispatch(accountRefreshRequested())
    await settle()
    expect(chainReads(world).at(-1)?.args[2]).toEqual([
      { address: TOKEN, iconUrl: 'https://i.example/t.png' },
    ])
  })

  it('reads from the chain when the service fails, and retries the service after half a minute', async () => {
    const world = looking({ '/v1/account/*/balance': refused(500) })
    await pass(25_000)
    expect(asked(world)).toBe(1)
    expect(chainReads(world).length).toBeGreaterThan(0)
    await pass(10_000)
    expect(asked(world)).toBe(2)
  })

  it('notifies the visitor once per failure', async () => {
    const world = looking({ '/v1/account/*/balance': refused(500) })
    await pass(25_000)
    expect(world.actions().filter(toastShown.match)).toMatchObject([
      { payload: { text: 'errors.balanceUnavailable' } },
    ])
    expect(selectToasts(world.store.getState())).toEqual([])
  })

  describe('the notice that a balance is not available', () => {
    const told = ({ actions }: ReturnType<typeof createWorld>) =>
      actions()
        .filter(toastShown.match)
        .map(({ payload }) => payload.text)
    const UNKNOWN = { '/v1/supported-chains': answered({ http: ['eip155:10'], ws: [] }) }
    const ONCE = ['errors.balanceUnavailable']

    it('appears once per visit on a network the service does not know', async () => {
      const world = looking(UNKNOWN)
      await pass(MINUTES)
      expect(told(world)).toEqual(ONCE)
      expect(readBalance(world.store.getState()).balance).not.toBe('0')
      world.dispatch(modalCloseRequested({ by: 'visitor' }))
      world.dispatch(modalOpenRequested({}))
      await pass(MINUTES)
      expect(told(world)).toHaveLength(2)
    })

    it('appears when the list of supported networks cannot be read', async () => {
      const world = looking({ '/v1/supported-chains': refused(500) })
      await pass(MINUTES)
      expect(told(world)).toEqual(ONCE)
    })

    it('does not appear when the chain returned the tokens that the page lists', async () => {
      const world = looking(UNKNOWN)
      world.dispatch(optionsGiven({ tokens: { 'eip155:1': [{ address: TOKEN }] } }))
      world.dispatch(accountRefreshRequested())
      await settle()
      const before = told(world).length
      await pass(MINUTES)
      expect(told(world)).toHaveLength(before)
    })

    it('does not appear when the chain reports every token by itself', async () => {
      const world = looking(UNKNOWN, { listsAllTokens: true })
      await pass(MINUTES)
      expect(told(world)).toEqual([])
    })

    it('appears when the chain fails as well, and again only after it has recovered', async () => {
      let isBroken = true
      const world = looking(UNKNOWN, {
        getTokenBalances: () => (isBroken ? Promise.reject(new Error('no')) : Promise.resolve([])),
      })
      world.dispatch(optionsGiven({ tokens: { 'eip155:1': [{ address: TOKEN }] } }))
      await pass(2 * MINUTES)
      expect(told(world)).toEqual(ONCE)
      isBroken = false
      await pass(MINUTES)
      isBroken = true
      await pass(MINUTES)
      expect(told(world)).toHaveLength(2)
    })

    it('appears when the native coin cannot be read while the account is on screen', async () => {
      const world = looking({}, { getNativeBalance: () => Promise.reject(new Error('no')) })
      await pass(1_000)
      expect(told(world)).toEqual([])
      world.dispatch(accountRefreshRequested())
      await pass(1_000)
      expect(told(world)).toEqual(ONCE)
      world.dispatch(modalCloseRequested({ by: 'visitor' }))
      world.dispatch(accountRefreshRequested())
      await pass(1_000)
      expect(told(world)).toEqual(ONCE)
    })
  })

  it('recovers by itself once the service does', async () => {
    let isBroken = true
    const world = looking({
      '/v1/account/*/balance': () => (isBroken ? refused(500) : answered({ balances: [] })),
    })
    await pass(5_000)
    isBroken = false
    await pass(40_000)
    const before = chainReads(world).length
    await pass(10_000)
    expect(chainReads(world)).toHaveLength(before)
  })

  it('sends no second request while one is pending', async () => {
    const world = looking({ '/v1/account/*/balance': hang })
    await pass(5 * MINUTES)
    expect(asked(world)).toBe(1)
  })

  it('ends silently on time travel', async () => {
    const world = looking()
    await pass(1_000)
    world.halt()
    await pass(10 * MINUTES)
    expect(asked(world)).toBe(1)
  })
})
