import { getPageControls } from '../../../src/app/host/getPageControls'
import { selectIsOpen, selectView } from '../../../src/app/host/selectors/selectModal'
import { TOAST_MS } from '../../../src/domain/limits'
import { viewEntry } from '../../../src/domain/views'
import { modalOpenRequested, modalShaken } from '../../../src/events/modalEvents'
import { selectShakeCount } from '../../../src/core/modal/modalSelectors'
import { selectAlerts, selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { amountTyped, selectOnRamp } from '../../../src/features/onramp/onrampSlice'
import { selectHistory } from '../../../src/core/router/routerSelectors'
import { pageTexts } from '../../../src/strings/en/pageTexts'
import { fill } from '../../../src/strings/translate'
import { connect, pass, settle, setUpFlowTests, type FlowWorld } from '../../support/flowWorld'

const DONE = { status: 'done', value: undefined }
const CLOSED = { status: 'closed' }

describe('the controls of a page', () => {
  const createWorld = setUpFlowTests()
  const createPage = () => {
    const world = createWorld()
    return { ...world, host: getPageControls(world.hostStore) }
  }
  const openPage = async () => {
    const world = createPage()
    world.dispatch(modalOpenRequested({}))
    await settle()
    return world
  }

  it('exist only in a store that has a modal', () => {
    const bare = { getState: () => ({}), dispatch: () => null, subscribe: () => () => undefined }
    expect(() => getPageControls(bare)).toThrow('No wallet modal in this store')
  })

  describe('shake', () => {
    it('shakes the open modal once per call', async () => {
      const { host, store, seen } = await openPage()
      const shaken = seen(modalShaken)
      expect(await host.shake()).toEqual(DONE)
      await shaken
      await host.shake()
      expect(selectShakeCount(store.getState())).toBe(2)
      expect(selectIsOpen(store.getState())).toBe(true)
    })

    it('does nothing while the modal is closed', async () => {
      const { host, types } = createPage()
      expect(await host.shake()).toEqual(CLOSED)
      expect(types()).not.toContain('modal/shaken')
    })
  })

  describe('messages', () => {
    const words = (store: FlowWorld['store']) =>
      selectToasts(store.getState()).map(({ text, params = {} }) => {
        expect(text).toBe('page.message')
        return fill(pageTexts['page.message'], params)
      })

    it('are toasts in the open card, which disappear after their time', async () => {
      const { host, store } = await openPage()
      const shown = await host.showToast({ message: ' Welcome back ', tone: 'positive' })
      expect(shown).toEqual({ status: 'done', value: expect.any(String) as string })
      expect(words(store)).toEqual(['Welcome back'])
      expect(selectToasts(store.getState())).toMatchObject([{ tone: 'positive', isSticky: false }])
      await pass(TOAST_MS)
      expect(words(store)).toEqual([])
    })

    it('stay on the page while the card is closed, until they are hidden', async () => {
      const { host, store } = createPage()
      const shown = await host.showToast({ message: 'Saved' })
      await pass(60_000)
      expect(selectToasts(store.getState())).toMatchObject([{ tone: 'info', isSticky: true }])
      if (shown.status === 'done') await host.hideToast(shown.value)
      expect(words(store)).toEqual([])
    })

    it('replace one with the same id, and may contain braces', async () => {
      const { host, store } = createPage()
      await host.showToast({ id: 'save', message: 'Saving {message}', tone: 'busy' })
      await host.showToast({ id: 'save', message: 'Saved {amount}', tone: 'positive' })
      expect(words(store)).toEqual(['Saved {amount}'])
    })

    it('are alerts for developers that can be hidden', async () => {
      const { host, store } = createPage()
      const raised = await host.showAlert({ id: 'setup', message: 'No key', tone: 'warning' })
      expect(raised).toEqual({ status: 'done', value: 'setup' })
      expect(selectAlerts(store.getState())).toEqual([
        { id: 'setup', tone: 'warning', text: 'page.message', params: { message: 'No key' } },
      ])
      await host.hideAlert('setup')
      expect(selectAlerts(store.getState())).toEqual([])
    })

    it.each<[string, unknown, string]>([
      ['no text', { tone: 'info' }, 'message'],
      ['an empty text', { message: '  ' }, 'message'],
      ['a text that is too long', { message: 'a'.repeat(301) }, 'message'],
      ['a tone that there is none of', { message: 'Hello', tone: 'loud' }, 'tone'],
      ['an empty id', { message: 'Hello', id: '' }, 'id'],
    ])('are rejected with %s', async (_what, given, field) => {
      const { host, store } = createPage()
      const refused = {
        status: 'failed',
        error: { code: 'INVALID_OPTION', detail: `the message cannot be shown: ${field}` },
      }
      expect(await host.showToast(given as never)).toEqual(refused)
      expect(await host.showAlert(given as never)).toEqual(refused)
      expect([words(store), selectAlerts(store.getState())]).toEqual([[], []])
    })
  })

  describe('views', () => {
    it('are pushed on top of the others, and popped by going back', async () => {
      const { host, store } = await openPage()
      expect(await host.showView('WhatIsAWallet')).toEqual(DONE)
      expect(selectHistory(store.getState()).map(({ name }) => name)).toEqual([
        'Connect',
        'WhatIsAWallet',
      ])
      expect(await host.goBack()).toEqual(DONE)
      expect(selectView(store.getState())).toBe('Connect')
      await host.goBack()
      expect(selectIsOpen(store.getState())).toBe(false)
      expect(await host.goBack()).toEqual(CLOSED)
    })

    it('open the modal where it is closed', async () => {
      const { host, store } = createPage()
      expect(await host.showView('WhatIsANetwork')).toEqual(DONE)
      expect([selectIsOpen(store.getState()), selectView(store.getState())]).toEqual([
        true,
        'WhatIsANetwork',
      ])
    })

    it('replace the one on screen', async () => {
      const { host, store } = await openPage()
      await host.replaceView('WhatIsANetwork')
      expect(selectHistory(store.getState())).toEqual([viewEntry('WhatIsANetwork')])
    })

    it('replace nothing while the modal is closed', async () => {
      const { host, store } = createPage()
      expect(await host.replaceView('WhatIsANetwork')).toEqual(CLOSED)
      expect(selectIsOpen(store.getState())).toBe(false)
    })

    it.each([
      ['Account', 'NOT_CONNECTED'],
      ['WalletSend', 'NOT_CONNECTED'],
      ['UnsupportedChain', 'INVALID_OPTION'],
      ['Nowhere', 'INVALID_OPTION'],
    ] as const)('are rejected where %s is meaningless', async (view, code) => {
      const { host, store } = await openPage()
      const refused = { status: 'failed', error: { code } }
      expect(await host.showView(view as 'Account')).toMatchObject(refused)
      expect(await host.replaceView(view as 'Account')).toMatchObject(refused)
      expect(selectView(store.getState())).toBe('Connect')
    })

    it('are those of an account once a wallet is connected', async () => {
      const { host, store, ...world } = createPage()
      await connect(world)
      expect(await host.showView('WalletReceive')).toEqual(DONE)
      expect(selectView(store.getState())).toBe('WalletReceive')
    })
  })

  it('reset the form for buying', async () => {
    const { host, store } = createPage()
    store.dispatch(amountTyped('250'))
    expect(await host.resetOnRamp()).toEqual(DONE)
    expect(selectOnRamp(store.getState())).toMatchObject({ amount: '', provider: null })
  })
})
