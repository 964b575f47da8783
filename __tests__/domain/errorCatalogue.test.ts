import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type ErrorCode, ERRORS, getErrorTextKey } from '../../src/domain/errorCatalogue'
import { modalCloseRequested, modalOpenRequested } from '../../src/events/modalEvents'
import { selectAttempt } from '../../src/core/connections/attemptSelectors'
import { selectIsOpen } from '../../src/core/modal/modalSlice'
import { en } from '../../src/strings/en/allTexts'
import { pass, setUpFlowTests, settle } from '../support/flowWorld'
import { SCENARIOS, toldIn, withoutWalletConnect, type Scenario } from '../support/errorScenarios'

/** Public codes that cannot occur today; the docs explain why. */
const CANNOT_OCCUR = [
  'MODAL_CLOSED',
  'DISCONNECT_FAILED',
  'INVALID_CONNECTION_STATUS',
  'STORAGE_BLOCKED',
] as const satisfies readonly ErrorCode[]

const codes = Object.keys(ERRORS) as ErrorCode[]
const cannotOccur: readonly ErrorCode[] = CANNOT_OCCUR
const docs = readFileSync(resolve(__dirname, '../../docs/architecture.md'), 'utf8')

describe('P33 the error catalogue', () => {
  const createWorld = setUpFlowTests()

  it.each(codes.filter(code => !cannotOccur.includes(code)))(
    '%s can occur, has a text, and the modal works afterwards',
    async code => {
      const scenario = SCENARIOS[code]
      if (!scenario) throw new Error(`No scenario brings ${code} about`)
      const outcome = await scenario(createWorld)
      expect([...toldIn(outcome)]).toContain(code)
      expect(en[getErrorTextKey(code)]).toMatch(/\S/)
      if (!('store' in outcome)) return
      outcome.dispatch(modalCloseRequested({ by: 'page' }))
      await pass(1_000)
      outcome.dispatch(modalOpenRequested({}))
      await settle()
      expect(selectIsOpen(outcome.store.getState())).toBe(true)
      expect(selectAttempt(outcome.store.getState())).toBeNull()
    },
  )

  it.each(CANNOT_OCCUR)('%s cannot occur, and the docs explain why', code => {
    expect(SCENARIOS[code]).toBeUndefined()
    expect(docs).toContain(`| \`${code}\``)
  })

  /** Texts that the specification shares with the modal, and the errors that show them. */
  it.each<[string, ErrorCode]>([
    ['Token Balance Unavailable', 'BALANCE_UNAVAILABLE'],
    ['Failed to fetch transactions', 'HISTORY_UNAVAILABLE'],
    ["Transactions can't be fetched without an accountAddress", 'HISTORY_WITHOUT_ADDRESS'],
    ['A token is required', 'SEND_WITHOUT_TOKEN'],
    ['An amount and receiver address are required', 'SEND_INCOMPLETE'],
    ['Unsupported chain', 'SEND_UNSUPPORTED_CHAIN'],
    ['Error resolving name', 'NAME_NOT_RESOLVED'],
    ['Chain is not supported', 'CHAIN_NOT_SUPPORTED'],
    ['Network Not Found', 'NETWORK_NOT_FOUND'],
    ['Session Expired', 'JWT_NOT_VALID'],
    ['Project ID Not Configured', 'PROJECT_ID_NOT_CONFIGURED'],
    ['Invalid App Configuration', 'ORIGIN_NOT_ALLOWED'],
    ['Invalid App Configuration', 'PROJECT_ID_INVALID'],
    ['Server Error', 'SERVER_ERROR'],
    ['Rate Limited', 'RATE_LIMITED'],
    ['Modal closed', 'MODAL_CLOSED'],
    ['Invalid connection status', 'INVALID_CONNECTION_STATUS'],
  ])('includes the text “%s”', (text, code) => {
    expect(en[getErrorTextKey(code)]).toContain(text)
  })

  it.each<[string, Scenario | undefined]>([
    ['Chain adapter not found', SCENARIOS.ADAPTER_NOT_FOUND],
    ['WalletConnectConnector not found', withoutWalletConnect],
  ])('includes the developer text “%s”', async (text, scenario) => {
    const outcome = await scenario?.(createWorld)
    expect(outcome && toldIn(outcome)).toContain('ADAPTER_NOT_FOUND')
    expect(JSON.stringify(outcome && 'store' in outcome && outcome.actions())).toContain(text)
  })

  it.each([
    'NetworkController client not set',
    'Chain is required to get connection controller client',
    'ConnectionController client not set',
    'Chain is required to update chain account data',
    'Connection rejected',
    'Failed to connect',
    'Popup closed',
    'Failed to initiate social connection',
  ])('the docs explain the text “%s”', text => {
    expect(docs).toContain(text)
  })
})
