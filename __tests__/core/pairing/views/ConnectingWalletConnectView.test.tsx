import type { UnknownAction } from '@reduxjs/toolkit'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toastShown } from '../../../../src/core/notifications/notificationsSlice'
import { viewEntry } from '../../../../src/domain/views'
import type { Wallet } from '../../../../src/domain/wallet'
import { connectRequested } from '../../../../src/events/connectionEvents'
import {
  pairingCheckRequested,
  pairingUriIssued,
  pairingFailed,
  pairingRequested,
} from '../../../../src/events/pairingEvents'
import {
  pairingApproved,
  pairingChecked,
  pairingLinkOpened,
} from '../../../../src/core/pairing/pairingFacts'
import { linkGivenUp, ownBrowserFound } from '../../../../src/core/pairing/pairingSlice'
import { pairingUriCopyRequested } from '../../../../src/core/account/accountSlice'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { platformRead } from '../../../../src/core/wallets/walletsSlice'
import { readPlatform } from '../../../../src/lib/links/platform'
import { stateAfter } from '../../../../src/testing/stateAfter'
import { states, type StateName } from '../../../support/states/states'
import { SAMPLE_PAIRING_URI_ID, SAMPLE_URI } from '../../../../src/testing/sampleSecrets'
import { sampleWallet } from '../../../support/states/sampleWallets'
import { ConnectingWalletConnectView } from '../../../../src/core/pairing/views/ConnectingWalletConnectView'
import { inCard } from '../../../support/inCard'
import { renderView } from '../../../support/renderView'
import { TELEGRAM_APPS } from '../../../support/telegram'

const PHONE = { ...TELEGRAM_APPS.Android, hasTelegramObject: false }
const universal = { ...sampleWallet, link_mode: 'https://foxglove.example/app' }
const show = (name: StateName, wallet: Wallet | null = sampleWallet) =>
  renderView(inCard(<ConnectingWalletConnectView wallet={wallet} />), states[name]())
const title = () => screen.getByRole('heading', { name: 'Card' })
const code = () => screen.queryByRole('img', { name: /^Connection QR code/ })
const open = () => screen.getByTestId('wm-open-wallet')
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const places = () => screen.queryAllByRole('radio').map(radio => radio.textContent)
/** The troubleshooting options appear after 1.5 seconds. */
const LATER = { timeout: 4_000 }

/** Presses a link without navigating, which jsdom does not implement. */
function press(link: HTMLElement) {
  link.addEventListener('click', event => event.preventDefault())
  return fireEvent.click(link)
}

describe('ConnectingWalletConnectView', () => {
  describe('by QR code', () => {
    it('shows that a QR code is being created', () => {
      show('pairingAsking', null)
      expect(code()).not.toBeInTheDocument()
      const told = screen.getAllByRole('status').map(({ textContent }) => textContent)
      expect(told.join('')).toBe('Creating a code…')
      expect(screen.getByRole('button', { name: 'Copy link' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    })

    it('shows the QR code with its text alternative and remaining time', () => {
      show('pairingAny', null)
      expect(code()).toBeVisible()
      expect(screen.getByRole('timer')).toHaveTextContent('Expires in 3:32')
      expect(places()).toEqual([])
    })

    it('offers the same URI as a link, by keyboard alone', async () => {
      const { actions } = show('pairingAny', null)
      await userEvent.tab()
      expect(screen.getByRole('button', { name: 'Copy link' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      expect(actions).toEqual([pairingUriCopyRequested(SAMPLE_PAIRING_URI_ID)])
    })

    it('swaps in a renewed QR code without a gap', () => {
      const { dispatch, secrets } = show('pairingAny', null)
      const pairingUriId = secrets.put(`${SAMPLE_URI}9`)
      act(() => dispatch(pairingUriIssued({ pairingUriId, expiresAt: Date.now() + 240_000 })))
      expect(code()).toBeVisible()
      expect(screen.getByTestId('wm-qr').querySelectorAll('svg')).toHaveLength(2)
      expect(screen.getByRole('timer')).toHaveTextContent('Expires in 3:50')
    })

    it('links to the wallet’s download', async () => {
      const { actions } = show('pairingWallet')
      await userEvent.click(screen.getByRole('button', { name: /Get Foxglove/ }))
      expect(actions).toEqual([viewPushed(viewEntry('Downloads', { wallet: sampleWallet }))])
    })

    it('starts no pairing by itself', () => {
      expect(show('pairingWallet').actions).toEqual([])
    })
  })

  describe('the platforms of one wallet', () => {
    it('lists each platform that it supports', () => {
      show('pairingWallet')
      expect(screen.getByRole('radiogroup', { name: 'Where is your wallet?' })).toBeVisible()
      expect(places()).toEqual(['Browser', 'Phone', 'Web', 'Desktop'])
      expect(screen.getByRole('radio', { name: 'Phone' })).toBeChecked()
    })

    it('shows no choice when there is one platform', () => {
      show('pairingPhoneOnly', { id: 'harbor', name: 'Harbor', mobile_link: 'harbor://' })
      expect(places()).toEqual([])
      expect(code()).toBeVisible()
    })

    it.each([
      ['Web', `https://web.foxglove.example/wc?uri=${encodeURIComponent(SAMPLE_URI)}`],
      ['Desktop', `foxglove-desktop://wc?uri=${encodeURIComponent(SAMPLE_URI)}`],
    ])('opens it in a new tab: %s', async (place, href) => {
      show('pairingWallet')
      await choose(place)
      expect(open()).toHaveAttribute('href', href)
      expect(open()).toHaveAttribute('target', '_blank')
      expect(open()).toHaveAttribute('rel', expect.stringContaining('noopener'))
    })

    it('connects a browser wallet directly', async () => {
      const { actions } = show('pairingInstalled')
      expect(screen.getByRole('radio', { name: 'Browser' })).toBeChecked()
      await userEvent.click(screen.getByRole('button', { name: 'Connect' }))
      expect(actions).toEqual([
        connectRequested({ namespace: 'eip155', connectorId: 'com.foxglove' }),
      ])
    })

    it('requests a pairing when a platform is selected that needs one', async () => {
      const { actions } = show('pairingInstalled')
      await choose('Phone')
      expect(actions).toEqual([pairingRequested({ wallet: sampleWallet })])
      expect(screen.getByText('Creating a code…')).toBeInTheDocument()
    })

    it('does not start again while a pairing is pending', async () => {
      const { actions } = show('pairingWallet')
      await choose('Web')
      await choose('Phone')
      expect(actions).toEqual([])
    })

    it('explains that a wallet is not installed and where to get it', () => {
      show('pairingMissing', {
        id: 'kestrel',
        name: 'Kestrel',
        rdns: 'com.kestrel',
        chrome_store: 'https://store.example/kestrel',
      })
      expect(screen.getByText('Kestrel isn’t installed')).toBeVisible()
      expect(screen.getByRole('link', { name: /Get Kestrel/ })).toHaveAttribute(
        'href',
        'https://store.example/kestrel',
      )
      expect(screen.queryByTestId('wm-use-phone')).not.toBeInTheDocument()
    })

    it('offers the phone when the extension is missing', async () => {
      show('pairingWallet')
      await choose('Browser')
      await userEvent.click(screen.getByRole('button', { name: 'Use my phone' }))
      expect(code()).toBeVisible()
    })
  })

  describe('on a phone', () => {
    it('disables the link until the pairing URI arrives', () => {
      const { actions } = show('pairingMobileAsking')
      expect(screen.getByText('Continue in Foxglove')).toBeVisible()
      expect(open()).not.toHaveAttribute('href')
      expect(open()).toHaveAttribute('aria-disabled', 'true')
      fireEvent.click(open())
      expect(actions).toEqual([])
    })

    it('then renders a plain link that the press itself follows', () => {
      const { actions } = show('pairingMobile')
      expect(open().tagName).toBe('A')
      expect(open()).toHaveAttribute('href', `foxglove://wc?uri=${encodeURIComponent(SAMPLE_URI)}`)
      expect(open()).toHaveAttribute('target', '_self')
      const notPrevented: boolean[] = []
      open().addEventListener('click', event => notPrevented.push(!event.defaultPrevented))
      press(open())
      expect(notPrevented).toEqual([true])
      expect(actions).toEqual([pairingLinkOpened({ href: 'foxglove://', name: 'Foxglove' })])
    })

    it('exposes the pairing URI only through the link', () => {
      const { actions } = show('pairingMobile')
      press(open())
      expect(JSON.stringify(actions)).not.toContain('symKey')
    })

    it('offers no troubleshooting before the link was pressed', () => {
      show('pairingMobile')
      expect(screen.queryByTestId('wm-link-doubt')).not.toBeInTheDocument()
      expect(screen.queryByTestId('wm-show-code')).not.toBeInTheDocument()
    })

    it('then offers to open it again, check, copy, show a QR code and get the wallet', async () => {
      const { actions } = show('pairingMobileOpened')
      expect(open()).toHaveTextContent('Open Foxglove again')
      expect(screen.getByTestId('wm-copy-link')).toBeVisible()
      expect(screen.getByRole('link', { name: /Get Foxglove/ })).toHaveAttribute(
        'href',
        'https://apps.example/foxglove',
      )
      const check = await screen.findByRole('button', { name: 'I approved it, check now' }, LATER)
      await userEvent.click(check)
      expect(actions).toEqual([pairingCheckRequested()])
      await userEvent.click(screen.getByRole('button', { name: 'Show a QR code' }))
      expect(code()).toBeVisible()
    })

    it('keeps the platform focusable while its QR code is shown, and leads back from it', async () => {
      show('pairingMobileOpened')
      await userEvent.click(screen.getByRole('button', { name: 'Show a QR code' }))
      expect(screen.getByRole('radio', { name: 'Phone' })).toBeChecked()
      expect(screen.getByRole('radio', { name: 'Phone' })).toHaveAttribute('tabindex', '0')
      await userEvent.click(screen.getByRole('button', { name: 'Open Foxglove instead' }))
      expect(code()).not.toBeInTheDocument()
      expect(open()).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Show a QR code' }))
      await choose('Phone')
      expect(open()).toBeVisible()
    })

    it.each(['Show a QR code', 'Copy link'])(
      'abandons the link with “%s”, and still offers every platform',
      async name => {
        const { actions, getState } = show('pairingMobileOpened')
        await userEvent.click(screen.getByRole('button', { name }))
        expect(actions).toContainEqual(linkGivenUp())
        expect(getState()).toHaveProperty('pairing.link', null)
        const back = screen.queryByTestId('wm-open-instead')
        if (back) await userEvent.click(back)
        expect(screen.getByRole('button', { name: 'Show a QR code' })).toBeVisible()
        press(open())
        expect(getState()).toHaveProperty('pairing.link.href', 'foxglove://')
      },
    )

    it('leads back from the QR code of a wallet with a single platform', async () => {
      show('pairingMobileOpened', {
        id: sampleWallet.id,
        name: 'Foxglove',
        mobile_link: 'foxglove://',
      })
      expect(places()).toEqual([])
      await userEvent.click(screen.getByRole('button', { name: 'Show a QR code' }))
      expect(open).toThrow()
      await userEvent.click(screen.getByRole('button', { name: 'Open Foxglove instead' }))
      expect(open()).toBeVisible()
    })

    it('shows only a QR code when no link can be opened', () => {
      show('pairingAny', null)
      expect(screen.queryByTestId('wm-open-instead')).not.toBeInTheDocument()
    })

    describe('with fake timers', () => {
      beforeEach(() => jest.useFakeTimers())
      afterEach(() => jest.useRealTimers())
      const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

      it('offers troubleshooting after a second and a half', () => {
        show('pairingMobileOpened')
        pass(1_400)
        expect(screen.queryByTestId('wm-link-doubt')).not.toBeInTheDocument()
        pass(100)
        expect(screen.getByTestId('wm-link-doubt')).toHaveTextContent('Nothing opened?')
      })

      it.each(['pairingMobileOpened', 'pairingAny'] as const)(
        'reports that a check found no response yet: %s',
        name => {
          const { dispatch } = show(name, name === 'pairingAny' ? null : sampleWallet)
          pass(name === 'pairingAny' ? 10_000 : 1_500)
          const check = screen.getByTestId('wm-check-now')
          fireEvent.click(check)
          expect(check).toHaveAttribute('aria-busy', 'true')
          expect(screen.getByTestId('wm-checked')).toBeEmptyDOMElement()
          act(() => dispatch(pairingChecked()))
          expect(check).not.toHaveAttribute('aria-busy')
          expect(screen.getByTestId('wm-checked')).toHaveTextContent(
            'Checked just now. No response yet.',
          )
        },
      )

      it('offers a check below a QR code only after a while', () => {
        show('pairingAny', null)
        pass(9_000)
        expect(screen.queryByTestId('wm-check-now')).not.toBeInTheDocument()
      })

      it('marks the last seconds, then fades the QR code and offers a new one', () => {
        const { dispatch, actions } = show('pairingAny', null)
        const expiresAt = Date.now() + 41_000
        act(() => dispatch(pairingUriIssued({ pairingUriId: SAMPLE_PAIRING_URI_ID, expiresAt })))
        const line = document.querySelector('[data-wm-part="timeline"]')
        expect(line).not.toHaveAttribute('data-short')
        pass(2_000)
        expect(line).toHaveAttribute('data-short')
        expect(screen.queryByRole('button', { name: 'New code' })).not.toBeInTheDocument()
        pass(19_000)
        expect(code()).toBeInTheDocument()
        fireEvent.click(screen.getByRole('button', { name: 'New code' }))
        expect(actions.at(-1)).toEqual(pairingRequested({ wallet: null }))
      })

      it('shows a check mark beside the link for a moment after copying it', () => {
        const { dispatch } = show('pairingAny', null)
        const mark = () => screen.getByTestId('wm-copy-link').querySelector('path')?.outerHTML
        const before = mark()
        const copied = { id: 'copied', tone: 'positive', text: 'common.linkCopied' } as const
        act(() => dispatch(toastShown(copied)))
        expect(mark()).not.toBe(before)
        pass(1_200)
        expect(mark()).toBe(before)
      })

      it('shows no QR code with ten seconds left', () => {
        const { dispatch } = show('pairingAny', null)
        const expiresAt = Date.now() + 12_000
        act(() => dispatch(pairingUriIssued({ pairingUriId: SAMPLE_PAIRING_URI_ID, expiresAt })))
        expect(screen.getByRole('timer')).toHaveTextContent('Expires in 0:02')
        pass(2_000)
        expect(code()).not.toBeInTheDocument()
        expect(screen.getByRole('alert')).toHaveTextContent('QR code expired')
      })
    })

    it('falls back to the QR code when no link works here', () => {
      show('pairingMobile', { id: 'odd', name: 'Odd', mobile_link: 'javascript:alert(1)//' })
      expect(screen.queryByTestId('wm-open-wallet')).not.toBeInTheDocument()
      expect(code()).toBeVisible()
    })

    describe('in the wallet’s own browser', () => {
      const url = 'https://phantom.app/ul/browse/https%3A%2F%2Fpage.example%2F'
      const showOwn = (wallet: Wallet, ...after: UnknownAction[]) =>
        renderView(
          <ConnectingWalletConnectView wallet={wallet} />,
          stateAfter(
            platformRead(readPlatform(PHONE)),
            ownBrowserFound({ walletId: wallet.id, url }),
            ...after,
          ),
        )
      const link = () => screen.queryByTestId('wm-open-own-browser')

      it('renders a plain link that the press itself follows', () => {
        const { actions } = showOwn(sampleWallet)
        expect(link()).toHaveAttribute('href', url)
        expect(link()).toHaveAttribute('target', '_self')
        expect(screen.getByText(/^Foxglove opens this page in its own browser/)).toBeVisible()
        expect(actions).toEqual([])
      })

      it('renders no link for a script URL in an imported state', () => {
        renderView(
          <ConnectingWalletConnectView wallet={sampleWallet} />,
          stateAfter(
            platformRead(readPlatform(PHONE)),
            ownBrowserFound({
              walletId: sampleWallet.id,
              url: 'javascript:alert(document.cookie)',
            }),
          ),
        )
        expect(link()).toBeVisible()
        expect(link()).not.toHaveAttribute('href')
      })

      it('offers pairing on this page instead, when the visitor prefers it', async () => {
        const { actions } = showOwn(sampleWallet)
        await userEvent.click(screen.getByRole('button', { name: 'Connect on this page instead' }))
        expect(actions).toEqual([pairingRequested({ wallet: sampleWallet })])
        expect(link()).not.toBeInTheDocument()
        expect(open()).toBeVisible()
      })

      it('is the only choice when the wallet has no other link', () => {
        showOwn({ id: 'w', name: 'Foxglove' })
        expect(link()).toBeVisible()
        expect(screen.queryByTestId('wm-pair-instead')).not.toBeInTheDocument()
      })

      it('yields to a pending pairing of this wallet, but not to that of another', () => {
        const { unmount } = showOwn(sampleWallet, pairingRequested({ wallet: sampleWallet }))
        expect(link()).not.toBeInTheDocument()
        unmount()
        showOwn(sampleWallet, pairingRequested({ wallet: { id: 'other', name: 'Other' } }))
        expect(link()).toBeVisible()
      })
    })

    it('in Telegram opens the link through Telegram on a press, without an href', () => {
      const { actions } = renderView(
        <ConnectingWalletConnectView wallet={universal} />,
        stateAfter(
          platformRead(readPlatform(TELEGRAM_APPS.iOS)),
          pairingRequested({ wallet: universal }),
          pairingUriIssued({
            pairingUriId: SAMPLE_PAIRING_URI_ID,
            expiresAt: Date.now() + 200_000,
          }),
        ),
      )
      expect(open()).toHaveProperty('tagName', 'BUTTON')
      fireEvent.click(open())
      expect(actions).toEqual([
        pairingLinkOpened({ href: 'https://foxglove.example/app/', name: 'Foxglove' }),
      ])
    })
  })

  describe('the focus', () => {
    const refuse = pairingFailed({ error: { code: 'USER_REJECTED', detail: '' } })

    it('moves to the heading when a failure replaces the QR code, and vice versa', async () => {
      const { dispatch } = show('pairingAny', null)
      screen.getByTestId('wm-copy-link').focus()
      act(() => dispatch(refuse))
      expect(title()).toHaveFocus()
      screen.getByTestId('wm-retry').focus()
      await userEvent.keyboard('{Enter}')
      expect(screen.queryByTestId('wm-retry')).not.toBeInTheDocument()
      expect(title()).toHaveFocus()
    })

    it('moves to the heading when the wallet approved', () => {
      const { dispatch } = show('pairingMobileOpened')
      open().focus()
      act(() => dispatch(pairingApproved({ wallet: sampleWallet })))
      expect(title()).toHaveFocus()
    })

    it('stays on the platforms while the arrow keys move through them', async () => {
      show('pairingWallet')
      screen.getByRole('radio', { name: 'Phone' }).focus()
      for (const place of ['Web', 'Desktop', 'Browser']) {
        await userEvent.keyboard('{ArrowRight}')
        expect(screen.getByRole('radio', { name: place })).toBeChecked()
        expect(screen.getByRole('radio', { name: place })).toHaveFocus()
      }
    })

    it('stays on an element outside the view', () => {
      const { dispatch } = show('pairingAny', null)
      act(() => dispatch(refuse))
      expect(document.body).toHaveFocus()
    })
  })

  describe('the outcome', () => {
    it('of an approval is announced in a live region that existed before', () => {
      const { dispatch } = show('pairingAny', null)
      const place = screen.getByRole('status')
      expect(place).toBeEmptyDOMElement()
      act(() => dispatch(pairingApproved({ wallet: null })))
      expect(place).toHaveTextContent('Connected')
      expect(screen.getByRole('status')).toBe(place)
    })

    it('of a failure is announced in the same live region', () => {
      show('pairingApproved')
      expect(screen.getByRole('status')).toHaveTextContent(
        'ConnectedHarbour can see your address. It can’t move funds without asking you.',
      )
    })

    it.each([
      ['pairingDeclined', 'Connection declined', 'You declined in Foxglove. Nothing was shared.'],
      ['pairingExpired', 'QR code expired', 'Nothing was shared. Try again with a new one.'],
      ['pairingOriginRefused', 'Not connected', 'Origin https://app.example is not on'],
    ] as const)('%s: what happened, and what to do next', async (name, title, text) => {
      const { actions } = show(name)
      const said = screen.getByTestId('wm-pairing-failure')
      expect(said).toHaveAttribute('role', 'alert')
      expect(said).toHaveTextContent(title)
      expect(said).toHaveTextContent(text)
      expect(code()).not.toBeInTheDocument()
      await userEvent.click(screen.getByTestId('wm-retry'))
      expect(actions).toEqual([pairingRequested({ wallet: sampleWallet })])
    })

    it.each([
      ['USER_REJECTED', 'You declined in your wallet. Nothing was shared.'],
      ['CONNECT_TIMEOUT', 'Your wallet isn’t responding. Nothing was shared. Try again.'],
    ] as const)('uses complete sentences without a picked wallet: %s', (code, text) => {
      const { dispatch } = show('pairingAny', null)
      act(() => dispatch(pairingFailed({ error: { code, detail: '' } })))
      expect(screen.getByText(text)).toBeVisible()
    })

    it('hides an expired QR code', () => {
      show('pairingRunOut')
      expect(code()).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'New code' })).toBeVisible()
    })

    it('offers wallets that need no relay when it is unreachable', async () => {
      const { actions } = show('pairingUnreachable', null)
      expect(screen.getByText(/^Can’t reach WalletConnect/)).toBeVisible()
      const near = screen.getByRole('list', { name: 'Use a wallet in this browser' })
      await userEvent.click(within(near).getByRole('button', { name: /Heron/ }))
      expect(actions).toEqual([connectRequested({ namespace: 'eip155', connectorId: 'io.heron' })])
    })

    it('keeps the other platforms available after a failure', async () => {
      show('pairingDeclined')
      expect(places()).toContain('Browser')
      await choose('Browser')
      expect(screen.getByText('Foxglove isn’t installed')).toBeVisible()
    })
  })
})
