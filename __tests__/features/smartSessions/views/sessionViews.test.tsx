import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HeaderNetwork } from '../../../../src/features/network/components/HeaderNetwork'
import { limitOf } from '../../../../src/features/smartSessions/sessionRows'
import { SmartSessionCreatedView } from '../../../../src/features/smartSessions/views/SmartSessionCreatedView'
import { SmartSessionListView } from '../../../../src/features/smartSessions/views/SmartSessionListView'
import { SmartSessionRevokeView } from '../../../../src/features/smartSessions/views/SmartSessionRevokeView'
import { toCaipAddress } from '../../../../src/lib/address/caip'
import { SAMPLE_ADDRESS } from '../../../../src/testing/samples'
import { states, type StateName } from '../../../../src/testing/states'
import { renderView } from '../../../support/renderView'

const account = toCaipAddress('eip155:1', SAMPLE_ADDRESS)
const list = (name: StateName) => renderView(<SmartSessionListView />, states[name]())
const revoke = (name: StateName, pci = 'tidepool') =>
  renderView(<SmartSessionRevokeView pci={pci} />, states[name]())
/** Without the marks that keep amounts together in right-to-left text. */
const textOf = (element: Element | null) => element?.textContent?.replace(/[\u2068\u2069]/g, '')
const row = (pci: string) => textOf(document.querySelector(`[data-testid="wm-session-${pci}"]`))

describe('the list of sessions', () => {
  it('says who may spend what and how long, and what is over', async () => {
    const { actions } = list('sessions')
    expect(row('tidepool')).toMatch(/^TTidepoolUp to 0\.01 ETH a day · \d+\u00a0yr\u00a0leftStop$/)
    expect(row('garden')).toMatch(
      /Up to 20000000 units of 0x700b6a60ce7eaaea56f065753d8dcb9653dbad35 a week · Calls mint on 0x700b6a60ce7eaaea56f065753d8dcb9653dbad35 · /,
    )
    expect(row('chess')).toContain('ended\u00a0Jan\u00a01')
    expect(row('moss')).toContain('stopped\u00a0Jan\u00a01')
    expect(screen.getAllByRole('button').map(button => button.getAttribute('aria-label'))).toEqual([
      'Stop Tidepool',
      'Stop Block Garden',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Stop Tidepool' }))
    expect(actions.at(-1)).toMatchObject({
      type: 'walletModal/router/viewPushed',
      payload: { name: 'SmartSessionRevoke', params: { pci: 'tidepool' } },
    })
  })

  it('says first what nobody confirmed, and how far it came', () => {
    list('sessionsUnfinished')
    expect(row('granting')).toContain('Your wallet may have allowed it')
    expect(row('granted')).toContain('Allowed in your wallet')
    expect(row('revoking')).toContain('Your wallet may have stopped it')
    expect(row('revoked')).toContain('Stopped in your wallet')
  })

  it.each<[StateName, string]>([
    ['sessionsNone', 'No app can act for you'],
    ['sessionsFailed', 'couldn’t be loaded'],
    ['sessionsLoading', 'Loading'],
  ])('has its words for %s', (name, words) => {
    const { container } = list(name)
    expect(container.textContent).toContain(words)
  })

  it('asks again on demand', async () => {
    const { actions } = list('sessionsFailed')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(actions.at(-1)?.type).toBe('walletModal/smartSessions/listRequested')
  })
})

describe('a session that was granted', () => {
  it('is told with its limit, for the account and the network', () => {
    const view = <SmartSessionCreatedView account={account} pci="tidepool" />
    const { container } = renderView(view, states.sessionCreated())
    const text = textOf(container)
    expect(text).toContain('Tidepool can spend up to 0.01 ETH a day')
    expect(text).toMatch(/It won’t ask again until Oct \d, 2096\. Stop it any time\./)
    expect(text).toContain('Up to 0.01 ETH a day')
    expect(text).toContain('app.example')
    expect(text).toContain('Ethereum')
  })

  it('is told in general where it is not one sum that fits in a heading', () => {
    const whole = <SmartSessionCreatedView account={account} pci="harbour" />
    const { container } = renderView(whole, states.sessionWholeAccount())
    expect(container).toHaveTextContent('can act for you')
    expect(container).not.toHaveTextContent('can spend up to')
  })

  it('says the hour of one that ends within a day', () => {
    const state = states.sessionCreated()
    const soon = Math.floor(Date.now() / 1_000) + 3_600
    const sessions = state.smartSessions?.list.sessions.map(each => ({ ...each, expiry: soon }))
    const { smartSessions } = state
    if (!smartSessions || !sessions) throw new Error('There are no sessions.')
    const list = { ...smartSessions.list, sessions }
    const view = <SmartSessionCreatedView account={account} pci="tidepool" />
    renderView(view, { ...state, smartSessions: { ...smartSessions, list } })
    expect(screen.getByRole('status')).toHaveTextContent(/until .* \d+:\d\d [AP]M\. Stop it/)
  })

  it('is not invented where nothing is known of it', () => {
    const view = <SmartSessionCreatedView account={account} pci="other" />
    expect(renderView(view, states.account()).container.textContent).toContain('no longer exists')
  })
})

describe('a session that runs a contract as the account', () => {
  const show = () => {
    const view = <SmartSessionCreatedView account={account} pci="harbour" />
    return renderView(view, states.sessionWholeAccount())
  }

  it('says that it has full control, with every function told or counted, and addresses whole (P42)', () => {
    const text = textOf(show().container)
    expect(text).toContain('Full control of your account')
    expect(text).toContain(
      'execute (argument 1 = 0x700b6a60ce7eaaea56f065753d8dcb9653dbad35, argument 2 < 0x64), f0,',
    )
    expect(text).toContain('f18, and 6 more of 0x700b6a60ce7eaaea56f065753d8dcb9653dbad35')
  })

  it('reads what is allowed from the start, however many lines it takes, and the rest at the end', () => {
    show()
    const value = (term: string) => {
      const found = screen.getByText(term, { selector: 'dt' }).nextElementSibling
      if (!found) throw new Error(`${term} has no value`)
      return getComputedStyle(found)
    }
    expect(value('Allowed').textAlign).toBe('start')
    expect(value('Until').textAlign).toBe('end')
  })

  it('is done with only after a tick, and can be stopped at once', async () => {
    const { actions } = show()
    const done = screen.getByTestId('wm-sessions-done')
    expect(done).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByTestId('wm-sessions-stop'))
    expect(actions.at(-1)).toMatchObject({
      payload: { name: 'SmartSessionRevoke', params: { pci: 'harbour' } },
    })
    await userEvent.click(screen.getByTestId('wm-session-wholeAccount'))
    expect(done).not.toHaveAttribute('aria-disabled')
  })

  it.each([
    [undefined, false],
    ['Call', false],
    ['DelegateCall', true],
    ['Anything', true],
  ])('is one whose operation is %p: %p', (operation, isWholeAccount) => {
    const data = { address: `0x${'1'.repeat(40)}`, functions: [{ functionName: 'f', operation }] }
    expect(limitOf({ type: 'contract-call', data })).toMatchObject({ isWholeAccount })
  })
})

describe('stopping a session', () => {
  it.each<[StateName, string]>([
    ['sessionRevoke', 'Tidepool must ask again'],
    ['sessionRevoking', 'Continue in Heron'],
    ['sessionTelling', 'Stopped in your wallet'],
    ['sessionDeclined', 'Tidepool can still act for you'],
    ['sessionUncertain', 'may have been stopped, or may still be active'],
    ['sessionNotTold', 'Tidepool can no longer act for you'],
  ])('says how far it is: %s', (name, words) => {
    expect(revoke(name).container.textContent).toContain(words)
  })

  it('is not offered for one that is over, or that nobody knows', () => {
    for (const pci of ['chess', 'moss', 'gone']) {
      const { container, unmount } = revoke('sessions', pci)
      expect(container.textContent).toBe('This session no longer exists.')
      unmount()
    }
  })

  it('is not approved by a script', () => {
    const { actions } = revoke('sessionRevoke')
    screen.getByTestId('wm-session-revoke').click()
    expect(actions).toEqual([])
  })
})

describe('the way to the sessions', () => {
  const header = (smartSessions: boolean) => {
    const state = states.account()
    const { features } = state.options
    const options = { ...state.options, features: { ...features, smartSessions } }
    return renderView(<HeaderNetwork />, { ...state, options })
  }

  it('is a clock beside the network, where the host wants sessions', async () => {
    const { actions, unmount } = header(true)
    await userEvent.click(await screen.findByRole('button', { name: 'Smart sessions' }))
    expect(actions.at(-1)).toMatchObject({ payload: { name: 'SmartSessionList' } })
    unmount()
    header(false)
    expect(screen.queryByRole('button', { name: 'Smart sessions' })).toBeNull()
  })
})

describe('a permission of a service', () => {
  it.each([
    ['erc20-recurring-allowance', { allowance: '0x1', period: 1, token: 'x' }],
    ['native-token-recurring-allowance', { allowance: 1, period: 1 }],
    ['native-token-recurring-allowance', { allowance: '0x1', period: 0 }],
    ['contract-call', { address: '0x12', functions: [] }],
    ['contract-call', { address: `0x${'1'.repeat(40)}`, functions: null }],
    ['anything', {}],
  ])('that cannot be read is told by its type: %s %p', (type, data) => {
    expect(limitOf({ type, data })).toEqual({ kind: 'other', type })
  })

  it('may have functions that are none', () => {
    const address = `0x${'1'.repeat(40)}`
    const functions = [null, { functionName: 1 }, { functionName: 'mint', valueLimit: '0x5' }]
    expect(limitOf({ type: 'contract-call', data: { address, functions } })).toEqual({
      kind: 'calls',
      address,
      functions: [{ name: 'mint', conditions: [] }],
      more: 2,
      isWholeAccount: false,
      value: 5n,
    })
  })
})
