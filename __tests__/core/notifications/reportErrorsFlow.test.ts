import { type ErrorCode, ERRORS, getErrorTextKey } from '../../../src/domain/errorCatalogue'
import { networkSwitchFailed } from '../../../src/events/networkEvents'
import { selectAlerts, selectToasts } from '../../../src/core/notifications/notificationsSlice'
import type { RootState } from '../../../src/store/rootReducer'
import { en as texts } from '../../../src/strings/en/allTexts'
import type { Strings } from '../../../src/strings/strings'
import { states } from '../../support/states/states'
import { pass, setUpFlowTests } from '../../support/flowWorld'

const failed = (code: ErrorCode) =>
  networkSwitchFailed({ caipNetworkId: 'eip155:8453', error: { code, detail: code } })
const en: Partial<Strings> = texts

function shownBy(state: RootState) {
  const [shown] = [...selectToasts(state), ...selectAlerts(state)]
  if (!shown) throw new Error('Nothing is shown')
  return shown
}

/** Some wallets on another device send no name. */
function withoutWalletName(state: RootState): RootState {
  const { eip155 } = state.connections.byNamespace
  return {
    ...state,
    connections: {
      ...state.connections,
      byNamespace: { ...(eip155 && { eip155: { ...eip155, walletName: null } }) },
    },
  }
}

const codes = Object.keys(ERRORS) as ErrorCode[]

describe('reportErrorsFlow', () => {
  const createWorld = setUpFlowTests()

  it.each(codes.filter(code => ERRORS[code] === 'alert'))('alerts developers of %s, once', code => {
    const { dispatch, store } = createWorld({ state: states.account, mayLogErrors: true })
    dispatch(failed(code))
    dispatch(failed(code))
    expect(selectAlerts(store.getState())).toMatchObject([{ text: getErrorTextKey(code) }])
    expect(selectToasts(store.getState())).toEqual([])
  })

  it.each(codes.filter(code => ERRORS[code] === 'toast'))('shows visitors %s', code => {
    const { dispatch, store } = createWorld({ state: states.account })
    dispatch(failed(code))
    expect(selectToasts(store.getState())).toMatchObject([
      { text: getErrorTextKey(code), params: { network: 'Base' } },
    ])
  })

  it('names the unlisted network in the developer console', async () => {
    const { dispatch, logged } = createWorld({ state: states.account, mayLogErrors: true })
    dispatch(failed('NETWORK_NOT_FOUND'))
    await pass(0)
    expect(logged).toMatchObject([{ level: 'error' }])
    expect(logged[0]?.message).toMatch(/^NETWORK_NOT_FOUND: .*eip155:8453.*networks/)
  })

  it('shows what was not done when the visitor declined', () => {
    const { dispatch, store } = createWorld({ state: states.account })
    dispatch(failed('USER_REJECTED'))
    expect(selectToasts(store.getState())).toMatchObject([{ text: 'errors.networkSwitchFailed' }])
  })

  it.each(codes.filter(code => en[getErrorTextKey(code)]?.includes('{wallet}')))(
    'names the wallet in the text for %s, or shows a text without it',
    code => {
      const named = createWorld({ state: states.account })
      named.dispatch(failed(code))
      const { text, params } = shownBy(named.store.getState())
      if (en[text]?.includes('{wallet}')) expect(params).toMatchObject({ wallet: 'Heron' })

      const nameless = createWorld({ state: withoutWalletName(states.account()) })
      nameless.dispatch(failed(code))
      expect(en[shownBy(nameless.store.getState()).text]).not.toContain('{wallet}')
    },
  )
})
