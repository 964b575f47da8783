import { type ErrorCode, ERRORS, getErrorTextKey } from '../../../src/domain/errorCatalogue'
import { networkSwitchFailed } from '../../../src/events/networkEvents'
import { selectAlerts, selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { states } from '../../support/states/states'
import { pass, setUpFlowTests } from '../../support/flowWorld'

const failed = (code: ErrorCode) =>
  networkSwitchFailed({ caipNetworkId: 'eip155:8453', error: { code, detail: code } })
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
})
