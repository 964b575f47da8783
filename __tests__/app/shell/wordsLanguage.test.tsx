import { act, render } from '@testing-library/react'
import { WalletModal } from '../../../src/app/host/WalletModal'
import type { WalletModalOptions } from '../../../src/app/host/walletModalOptions'
import { viewEntry } from '../../../src/domain/views'
import { localeChosen } from '../../../src/core/theme/themeSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { toCaipAddress } from '../../../src/lib/address/caip'
import { SAMPLE_ADDRESS } from '../../../src/testing/samples'
import { sampleSessions } from '../../support/states/sessionsStates'
import { sessionListAnswered } from '../../support/states/serviceAnswers'
import { createTestStore, type TestStore } from '../../../src/testing/createTestStore'
import { states } from '../../support/states/states'
import { friendly, quietServices } from '../../support/flowWorld'

const account = toCaipAddress('eip155:1', SAMPLE_ADDRESS)
let world: TestStore
const find = (selector: string) =>
  document.querySelector('[data-testid="wm-root"]')?.shadowRoot?.querySelector(selector) ?? null

async function showSessions(locale: string, messages?: WalletModalOptions['messages']) {
  world = createTestStore({
    state: states.sessions,
    adapter: friendly,
    http: quietServices,
    options: { ...(messages && { messages }) },
  })
  render(<WalletModal store={world.hostStore} />)
  await act(async () => {
    world.store.dispatch(localeChosen(locale))
    world.store.dispatch(viewPushed(viewEntry('SmartSessionList')))
  })
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  // This store has no wallet that could provide sessions.
  await act(async () => {
    world.store.dispatch(sessionListAnswered(account, sampleSessions))
    // The store tells its subscribers of the cache with the next frame.
    await jest.advanceTimersByTimeAsync(100)
  })
  return {
    row: find('[data-testid="wm-session-tidepool"]')?.textContent ?? '',
    language: find('[data-testid="wm-session-tidepool"]')?.closest('[lang]')?.getAttribute('lang'),
  }
}

describe('the texts that Intl formats', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: false }))
  afterEach(() => {
    world.dispose()
    jest.useRealTimers()
  })

  it('are English in a language that is not offered; numbers follow the visitor’s locale', async () => {
    const { row, language } = await showSessions('nl')
    expect(row).toMatch(/0,01.ETH.? a day\d+ years left/)
    expect(language).toBe('en')
  })

  it('are in the language of the page’s own texts', async () => {
    const { row, language } = await showSessions('de', { 'sessions.left': 'noch {time}' })
    expect(row).toMatch(/noch \d+ Jahre/)
    expect(language).toBe('de')
  })

  it('follow the variant of English that the page requests', async () => {
    expect((await showSessions('en-GB')).language).toBe('en-GB')
  })
})
