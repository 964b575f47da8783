import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { RegisterAccountNameView } from '../../../src/features/names/views/RegisterAccountNameView'
import { WalletSendPreviewView } from '../../../src/features/send/views/WalletSendPreviewView'
import { SIWXSignMessageView } from '../../../src/features/siwx/views/SIWXSignMessageView'
import { SmartSessionCreatedView } from '../../../src/features/smartSessions/views/SmartSessionCreatedView'
import { SmartSessionRevokeView } from '../../../src/features/smartSessions/views/SmartSessionRevokeView'
import { SwapPreviewView } from '../../../src/features/swap/views/SwapPreviewView'
import { toCaipAddress } from '../../../src/lib/address/caip'
import { ETHEREUM, SAMPLE_ADDRESS } from '../../../src/testing/samples'
import { states, type StateName } from '../../support/states/states'
import { renderView } from '../../support/renderView'

interface Asked {
  readonly what: string
  readonly state: StateName
  readonly view: ReactElement
  /** The announcement that a screen reader makes when the request starts. */
  readonly heard: RegExp
  /** The terms on the card, in this order. */
  readonly terms: readonly string[]
  /** The only controls, in Tab order. */
  readonly ways: readonly string[]
}

const ASKED: readonly Asked[] = [
  {
    what: 'a payment',
    state: 'previewWaiting',
    view: <WalletSendPreviewView />,
    heard: /Approve in Heron.*Check that your wallet shows 0\.05\sETH to studio\.eth\./,
    terms: ['Amount', 'To', 'Network'],
    ways: ['Stop waiting'],
  },
  {
    what: 'a swap',
    state: 'swapWaiting',
    view: <SwapPreviewView />,
    heard: /Approve the swap of 0\.05\sETH for USDC in Heron/,
    terms: ['Amount', 'Contract', 'Network'],
    ways: ['Stop waiting'],
  },
  {
    what: 'a sign-in',
    state: 'signInSigning',
    view: <SIWXSignMessageView namespace="eip155" />,
    heard: /Sign in Heron.*Your wallet shows the same message/,
    terms: ['Account', 'Network'], // Plus the site, if the page provides its URL.
    ways: ['Cancel'],
  },
  {
    what: 'a smart session',
    state: 'sessionAsked',
    view: (
      <SmartSessionCreatedView account={toCaipAddress(ETHEREUM, SAMPLE_ADDRESS)} pci="tidepool" />
    ),
    heard: /Continue in Heron.*Tidepool asks to act for you\. Nothing is allowed until you approve/,
    terms: ['App', 'Allowed', 'Until', 'Account', 'Network'],
    ways: ['Close'],
  },
  {
    what: 'the end of a session',
    state: 'sessionRevoking',
    view: <SmartSessionRevokeView pci="tidepool" />,
    heard: /Continue in Heron.*asking whether to stop Tidepool/,
    terms: ['App', 'Allowed', 'Until', 'Account', 'Network'],
    ways: ['Back'],
  },
  {
    what: 'a name',
    state: 'registerNameSigning',
    view: <RegisterAccountNameView />,
    heard: /Sign in Heron to register.*Check that your wallet shows marisol-x\.reown\.id\./,
    terms: ['Name', 'Account'],
    ways: ['Cancel'],
  },
]

describe.each(ASKED)('a wallet request for $what', ({ state, view, heard, terms, ways }) => {
  it('announces itself, and what the wallet should show', () => {
    renderView(view, states[state]())
    const told = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(told.join(' ')).toMatch(heard)
  })

  it('exposes a card with the terms to compare to assistive technology', () => {
    renderView(view, states[state]())
    const card = within(screen.getByText('Your wallet should show').parentElement ?? document.body)
    expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(terms)
    for (const value of card.getAllByRole('definition')) expect(value).not.toBeEmptyDOMElement()
    expect(card.getByText('Anything else? Decline it there.')).toBeVisible()
  })

  it('can be left by keyboard', async () => {
    renderView(view, states[state]())
    const reached: string[] = []
    for (const way of ways) {
      await userEvent.tab()
      reached.push(document.activeElement?.textContent ?? '')
      expect(way).toBe(reached.at(-1))
    }
  })
})
