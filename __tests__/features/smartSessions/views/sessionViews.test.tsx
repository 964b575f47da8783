import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HeaderNetwork } from '../../../../src/core/network/components/HeaderNetwork'
import { SmartSessionCreatedView } from '../../../../src/features/smartSessions/views/SmartSessionCreatedView'
import { SmartSessionListView } from '../../../../src/features/smartSessions/views/SmartSessionListView'
import { SmartSessionRevokeView } from '../../../../src/features/smartSessions/views/SmartSessionRevokeView'
import { toCaipAddress } from '../../../../src/lib/address/caip'
import { SAMPLE_ADDRESS } from '../../../../src/testing/samples'
import { states, type StateName } from '../../../support/states/states'
import { sessionListAnswered } from '../../../support/states/serviceAnswers'
import { sampleSessions } from '../../../support/states/sessionsStates'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { renderView } from '../../../support/renderView'

const account = toCaipAddress('eip155:1', SAMPLE_ADDRESS)
const list = (name: StateName) => renderView(<SmartSessionListView />, states[name]())
const revoke = (name: StateName, pci = 'tidepool') =>
  renderView(<SmartSessionRevokeView pci={pci} />, states[name]())
/** Strips the isolates and joiners that keep amounts and addresses together. */
const textOf = (element: Element | null) =>
  element?.textContent?.replace(/[\u2068\u2069\u2060]/g, '')
/** The sample token’s address with its EIP-55 checksum. */
const TOKEN = '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35'
const row = (pci: string) => textOf(document.querySelector(`[data-testid="wm-session-${pci}"]`))

describe('the list of sessions', () => {
  it('shows who may spend what until when, and which sessions are over', async () => {
    const { actions } = list('sessions')
    expect(row('tidepool')).toMatch(/^TTidepoolUp to 0\.01 ETH a day\d+ years leftStop$/)
    expect(row('garden')).toMatch(
      /^BBlock GardenUp to 20000000 units of 0x70…dbAD35 a weekCan call mint\d+ years leftStop$/,
    )
    expect(row('chess')).toBe('QQuietchessEnded Jan\u00a01')
    expect(row('moss')).toBe('MMosaicStopped Jan\u00a01')
    expect(screen.getAllByRole('button', { name: /^Stop/ })).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Stop Tidepool' }))
    expect(actions.at(-1)).toMatchObject({
      type: 'walletModal/router/viewPushed',
      payload: { name: 'SmartSessionRevoke', params: { pci: 'tidepool' } },
    })
  })

  it('separates ended sessions from active ones', () => {
    list('sessions')
    const namesIn = (group: string) =>
      within(screen.getByRole('list', { name: group }))
        .getAllByTestId(/^wm-session-open-/)
        .map(each => each.dataset.testid)
    expect(namesIn('Can act for you now')).toEqual([
      'wm-session-open-tidepool',
      'wm-session-open-garden',
    ])
    expect(namesIn('Past')).toEqual(['wm-session-open-chess', 'wm-session-open-moss'])
  })

  it('expands a session’s details below its row, with whole addresses', async () => {
    list('sessions')
    const garden = screen.getByTestId('wm-session-open-garden')
    expect(garden).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByText('Until')).toBeNull()
    await userEvent.click(garden)
    expect(garden).toHaveAttribute('aria-expanded', 'true')
    const opened = textOf(document.getElementById(garden.getAttribute('aria-controls') ?? ''))
    expect(opened).toContain(`Calls mint on ${TOKEN}`)
    expect(opened).toContain('Until')
    await userEvent.click(garden)
    expect(screen.queryByText('Until')).toBeNull()
  })

  it('shows each of two permissions that read the same', () => {
    const [first] = sampleSessions
    if (!first) throw new Error('There are no sample sessions.')
    const permissions = [...first.permissions, ...first.permissions]
    const answer = sessionListAnswered(account, [{ ...first, permissions }])
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    renderView(<SmartSessionListView />, testingReducer(states.sessions(), answer))
    expect(row('tidepool')).toMatch(/Up to 0\.01 ETH a dayUp to 0\.01 ETH a day/)
    expect(errors).not.toHaveBeenCalled()
    errors.mockRestore()
  })

  it('shows no limits for a contract that runs as the account', () => {
    const state = states.sessionWholeAccount()
    renderView(<SmartSessionListView />, state)
    expect(row('harbour')).toContain('Full control of your account')
  })

  it('lists unconfirmed sessions first, with the step they reached', () => {
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
  ])('has a text for %s', (name, words) => {
    const { container } = list(name)
    expect(container.textContent).toContain(words)
  })

  it('reloads on demand', async () => {
    const { actions } = list('sessionsFailed')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(actions.at(-1)?.type).toBe('walletModal/smartSessions/listRequested')
  })
})

describe('a session that was granted', () => {
  it('shows its limit, account and network', () => {
    const view = <SmartSessionCreatedView account={account} pci="tidepool" />
    const { container } = renderView(view, states.sessionCreated())
    const text = textOf(container)
    expect(text).toContain('Tidepool can spend up to 0.01 ETH a day')
    expect(text).toMatch(/It won’t ask again until Oct\u00a0\d,\u00a02096\. Stop it any time\./)
    expect(text).toContain('Up to 0.01 ETH a day')
    expect(text).toContain('app.example')
    expect(text).toContain('Ethereum')
  })

  it('uses general wording when the limit does not fit into a heading', () => {
    const whole = <SmartSessionCreatedView account={account} pci="harbour" />
    const { container } = renderView(whole, states.sessionWholeAccount())
    expect(container).toHaveTextContent('can act for you')
    expect(container).not.toHaveTextContent('can spend up to')
  })

  it('shows the hour when it ends within a day', () => {
    const soon = Math.floor(Date.now() / 1_000) + 3_600
    const sessions = sampleSessions.map(each => ({ ...each, expiry: soon }))
    const answer = sessionListAnswered(account, sessions)
    const view = <SmartSessionCreatedView account={account} pci="tidepool" />
    renderView(view, testingReducer(states.sessionCreated(), answer))
    expect(screen.getByRole('status')).toHaveTextContent(/until .* \d+:\d\d [AP]M\. Stop it/)
  })

  it('shows nothing for an unknown session', () => {
    const view = <SmartSessionCreatedView account={account} pci="other" />
    expect(renderView(view, states.account()).container.textContent).toContain('no longer exists')
  })
})

describe('a session that runs a contract as the account', () => {
  const show = () => {
    const view = <SmartSessionCreatedView account={account} pci="harbour" />
    return renderView(view, states.sessionWholeAccount())
  }

  it('shows full control, every function listed or counted, and addresses whole (P42)', () => {
    const text = textOf(show().container)
    expect(text).toContain('Full control of your account')
    expect(text).toContain(
      'execute (argument 1 = 0x700b6a60ce7eaaea56f065753d8dcb9653dbad35, argument 2 < 0x64), f0,',
    )
    expect(text).toContain(`f18, and 6 more of ${TOKEN}`)
  })

  it('aligns the granted permissions to the start, over any number of lines, and the rest to the end', () => {
    show()
    const value = (term: string) => {
      const found = screen.getByText(term, { selector: 'dt' }).nextElementSibling
      if (!found) throw new Error(`${term} has no value`)
      return getComputedStyle(found)
    }
    expect(value('Allowed').textAlign).toBe('start')
    expect(value('Until').textAlign).toBe('end')
  })

  it('enables Done only after a tick, and can be revoked at once', async () => {
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
})

describe('revoking a session', () => {
  it.each<[StateName, string]>([
    ['sessionRevoke', 'Tidepool must ask again'],
    ['sessionRevoking', 'Continue in Heron'],
    ['sessionAwaitingService', 'Stopped in your wallet'],
    ['sessionDeclined', 'Tidepool can still act for you'],
    ['sessionUncertain', 'may have been stopped, or may still be active'],
    ['sessionNotTold', 'Tidepool can no longer act for you'],
  ])('shows its progress: %s', (name, words) => {
    expect(revoke(name).container.textContent).toContain(words)
  })

  it.each<[StateName, string]>([
    ['sessionDeclined', 'stopped'],
    ['sessionUncertain', 'unsure'],
  ])('distinguishes an unknown outcome from a rejection: %s', (name, state) => {
    const { container } = revoke(name)
    const indicator = container.querySelector('[data-wm-part="indicator"]')
    expect(indicator).toHaveAttribute('data-state', state)
  })

  it('is not offered for a session that is over or unknown', () => {
    for (const pci of ['chess', 'moss', 'gone']) {
      const { container, unmount } = revoke('sessions', pci)
      expect(container.textContent).toBe('This session no longer exists.')
      unmount()
    }
  })

  it('ignores a press by a script', () => {
    const { actions } = revoke('sessionRevoke')
    screen.getByTestId('wm-session-revoke').click()
    expect(actions).toEqual([])
  })
})

describe('the button to the sessions', () => {
  const header = (smartSessions: boolean) => {
    const state = states.account()
    const { features } = state.options
    const options = { ...state.options, features: { ...features, smartSessions } }
    return renderView(<HeaderNetwork />, { ...state, options })
  }

  it('is a clock beside the network when the host enables sessions', async () => {
    const { actions, unmount } = header(true)
    await userEvent.click(await screen.findByRole('button', { name: 'Smart sessions' }))
    expect(actions.at(-1)).toMatchObject({ payload: { name: 'SmartSessionList' } })
    unmount()
    header(false)
    expect(screen.queryByRole('button', { name: 'Smart sessions' })).toBeNull()
  })
})
