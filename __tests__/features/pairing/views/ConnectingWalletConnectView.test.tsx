import type { UnknownAction } from '@reduxjs/toolkit'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toastShown } from '../../../../src/features/notifications/notificationsSlice'
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
} from '../../../../src/features/pairing/pairingFacts'
import { linkGivenUp, ownBrowserFound } from '../../../../src/features/pairing/pairingSlice'
import { pairingUriCopyRequested } from '../../../../src/features/account/accountSlice'
import { viewPushed } from '../../../../src/features/router/routerSlice'
import { platformRead } from '../../../../src/features/wallets/walletsSlice'
import { readPlatform } from '../../../../src/lib/links/platform'
import { stateAfter } from '../../../../src/testing/stateAfter'
import { states, type StateName } from '../../../../src/testing/states'
import {
  SAMPLE_PAIRING_URI_ID,
  SAMPLE_URI,
  sampleWallet,
} from '../../../../src/testing/sampleWallets'
import { ConnectingWalletConnectView } from '../../../../src/features/pairing/views/ConnectingWalletConnectView'
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
/** A doubt comes after a second and a half. */
const LATER = { timeout: 4_000 }

/** The press itself: what would be navigated to must not be, in a page of tests. */
function press(link: HTMLElement) {
  link.addEventListener('click', event => event.preventDefault())
  return fireEvent.click(link)
}

describe('ConnectingWalletConnectView', () => {
  describe('by a code', () => {
    it('says that a code is being made', () => {
      show('pairingAsking', null)
      expect(code()).not.toBeInTheDocument()
      const told = screen.getAllByRole('status').map(({ textContent }) => textContent)
      expect(told.join('')).toBe('Creating a code…')
      expect(screen.getByRole('button', { name: 'Copy link' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    })

    it('shows the code with its text alternative and how long it holds', () => {
      show('pairingAny', null)
      expect(code()).toBeVisible()
      expect(screen.getByRole('timer')).toHaveTextContent('Expires in 3:32')
      expect(places()).toEqual([])
    })

    it('gives the same code as a link, by the keyboard alone', async () => {
      const { actions } = show('pairingAny', null)
      await userEvent.tab()
      expect(screen.getByRole('button', { name: 'Copy link' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      expect(actions).toEqual([pairingUriCopyRequested(SAMPLE_PAIRING_URI_ID)])
    })

    it('takes a renewed code without a moment without one', () => {
      const { dispatch, secrets } = show('pairingAny', null)
      const pairingUriId = secrets.put(`${SAMPLE_URI}9`)
      act(() => dispatch(pairingUriIssued({ pairingUriId, expiresAt: Date.now() + 240_000 })))
      expect(code()).toBeVisible()
      expect(screen.getByTestId('wm-qr').querySelectorAll('svg')).toHaveLength(2)
      expect(screen.getByRole('timer')).toHaveTextContent('Expires in 3:50')
    })

    it('leads to where the wallet can be got', async () => {
      const { actions } = show('pairingWallet')
      await userEvent.click(screen.getByRole('button', { name: /Get Foxglove/ }))
      expect(actions).toEqual([viewPushed(viewEntry('Downloads', { wallet: sampleWallet }))])
    })

    it('asks for no pairing by itself', () => {
      expect(show('pairingWallet').actions).toEqual([])
    })
  })

  describe('the ways into one wallet', () => {
    it('offers each place it can be at', () => {
      show('pairingWallet')
      expect(screen.getByRole('radiogroup', { name: 'Where is your wallet?' })).toBeVisible()
      expect(places()).toEqual(['Browser', 'Phone', 'Web', 'Desktop'])
      expect(screen.getByRole('radio', { name: 'Phone' })).toBeChecked()
    })

    it('needs no choice where there is one way', () => {
      show('pairingPhoneOnly', { id: 'harbor', name: 'Harbor', mobile_link: 'harbor://' })
      expect(places()).toEqual([])
      expect(code()).toBeVisible()
    })

    it.each([
      ['Web', `https://web.foxglove.example/wc?uri=${encodeURIComponent(SAMPLE_URI)}`],
      ['Desktop', `foxglove-desktop://wc?uri=${encodeURIComponent(SAMPLE_URI)}`],
    ])('opens it beside the page: %s', async (place, href) => {
      show('pairingWallet')
      await choose(place)
      expect(open()).toHaveAttribute('href', href)
      expect(open()).toHaveAttribute('target', '_blank')
      expect(open()).toHaveAttribute('rel', expect.stringContaining('noopener'))
    })

    it('asks a wallet of this browser directly', async () => {
      const { actions } = show('pairingInstalled')
      expect(screen.getByRole('radio', { name: 'Browser' })).toBeChecked()
      await userEvent.click(screen.getByRole('button', { name: 'Connect' }))
      expect(actions).toEqual([
        connectRequested({ namespace: 'eip155', connectorId: 'com.foxglove' }),
      ])
    })

    it('asks for a code when a way is chosen that needs one', async () => {
      const { actions } = show('pairingInstalled')
      await choose('Phone')
      expect(actions).toEqual([pairingRequested({ wallet: sampleWallet })])
      expect(screen.getByText('Creating a code…')).toBeInTheDocument()
    })

    it('does not begin anew while a code is under way', async () => {
      const { actions } = show('pairingWallet')
      await choose('Web')
      await choose('Phone')
      expect(actions).toEqual([])
    })

    it('says that a wallet is not installed and where to get it', () => {
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

    it('leads from the missing extension to the phone', async () => {
      show('pairingWallet')
      await choose('Browser')
      await userEvent.click(screen.getByRole('button', { name: 'Use my phone' }))
      expect(code()).toBeVisible()
    })
  })

  describe('on a phone', () => {
    it('waits with the link until there is a code', () => {
      const { actions } = show('pairingMobileAsking')
      expect(screen.getByText('Continue in Foxglove')).toBeVisible()
      expect(open()).not.toHaveAttribute('href')
      expect(open()).toHaveAttribute('aria-disabled', 'true')
      fireEvent.click(open())
      expect(actions).toEqual([])
    })

    it('is then a plain link that the press itself follows', () => {
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

    it('never says the code to anybody but the link', () => {
      const { actions } = show('pairingMobile')
      press(open())
      expect(JSON.stringify(actions)).not.toContain('symKey')
    })

    it('offers no way out of a doubt before the link was pressed', () => {
      show('pairingMobile')
      expect(screen.queryByTestId('wm-link-doubt')).not.toBeInTheDocument()
      expect(screen.queryByTestId('wm-show-code')).not.toBeInTheDocument()
    })

    it('then offers to open again, to check, a copy, a code and the wallet itself', async () => {
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

    it('keeps the place reachable by the keyboard while its code is shown, and leads back from it', async () => {
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
      'gives the link up with “%s”, and still offers every way',
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

    it('leads back from the code of a wallet with a single way', async () => {
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

    it('shows a code alone where nothing can be opened', () => {
      show('pairingAny', null)
      expect(screen.queryByTestId('wm-open-instead')).not.toBeInTheDocument()
    })

    describe('with a clock of its own', () => {
      beforeEach(() => jest.useFakeTimers())
      afterEach(() => jest.useRealTimers())
      const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

      it('keeps those who doubt waiting a second and a half', () => {
        show('pairingMobileOpened')
        pass(1_400)
        expect(screen.queryByTestId('wm-link-doubt')).not.toBeInTheDocument()
        pass(100)
        expect(screen.getByTestId('wm-link-doubt')).toHaveTextContent('Nothing opened?')
      })

      it.each(['pairingMobileOpened', 'pairingAny'] as const)(
        'says that it looked, and that nothing has arrived: %s',
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

      it('offers to look under a code only to who has waited for a while', () => {
        show('pairingAny', null)
        pass(9_000)
        expect(screen.queryByTestId('wm-check-now')).not.toBeInTheDocument()
      })

      it('marks the time as short, then fades the code with a new one in reach', () => {
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

      it('shows a check beside the link for a moment after it was copied', () => {
        const { dispatch } = show('pairingAny', null)
        const mark = () => screen.getByTestId('wm-copy-link').querySelector('path')?.outerHTML
        const before = mark()
        const copied = { id: 'copied', tone: 'positive', text: 'common.linkCopied' } as const
        act(() => dispatch(toastShown(copied)))
        expect(mark()).not.toBe(before)
        pass(1_200)
        expect(mark()).toBe(before)
      })

      it('shows a code with ten seconds left no more', () => {
        const { dispatch } = show('pairingAny', null)
        const expiresAt = Date.now() + 12_000
        act(() => dispatch(pairingUriIssued({ pairingUriId: SAMPLE_PAIRING_URI_ID, expiresAt })))
        expect(screen.getByRole('timer')).toHaveTextContent('Expires in 0:02')
        pass(2_000)
        expect(code()).not.toBeInTheDocument()
        expect(screen.getByRole('alert')).toHaveTextContent('QR code expired')
      })
    })

    it('shows the code where no link works here', () => {
      show('pairingMobile', { id: 'odd', name: 'Odd', mobile_link: 'javascript:alert(1)//' })
      expect(screen.queryByTestId('wm-open-wallet')).not.toBeInTheDocument()
      expect(code()).toBeVisible()
    })

    describe('into the wallet’s own browser', () => {
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

      it('leads a plain link that the press itself follows', () => {
        const { actions } = showOwn(sampleWallet)
        expect(link()).toHaveAttribute('href', url)
        expect(link()).toHaveAttribute('target', '_self')
        expect(screen.getByText(/^Foxglove opens this page in its own browser/)).toBeVisible()
        expect(actions).toEqual([])
      })

      it('leads nowhere when an imported state says where: nothing of it runs in this page', () => {
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

      it('and a code leads there, too, where the visitor prefers it', async () => {
        const { actions } = showOwn(sampleWallet)
        await userEvent.click(screen.getByRole('button', { name: 'Connect on this page instead' }))
        expect(actions).toEqual([pairingRequested({ wallet: sampleWallet })])
        expect(link()).not.toBeInTheDocument()
        expect(open()).toBeVisible()
      })

      it('is the only way where no other link leads there', () => {
        showOwn({ id: 'w', name: 'Foxglove' })
        expect(link()).toBeVisible()
        expect(screen.queryByTestId('wm-pair-instead')).not.toBeInTheDocument()
      })

      it('gives way to the code that is under way for it, not to that of another wallet', () => {
        const { unmount } = showOwn(sampleWallet, pairingRequested({ wallet: sampleWallet }))
        expect(link()).not.toBeInTheDocument()
        unmount()
        showOwn(sampleWallet, pairingRequested({ wallet: { id: 'other', name: 'Other' } }))
        expect(link()).toBeVisible()
      })
    })

    it('in Telegram has Telegram open the link when it is pressed, and nothing to follow', () => {
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

    it('goes to the heading when a failure takes the place of the code, and when a code takes its place', async () => {
      const { dispatch } = show('pairingAny', null)
      screen.getByTestId('wm-copy-link').focus()
      act(() => dispatch(refuse))
      expect(title()).toHaveFocus()
      screen.getByTestId('wm-retry').focus()
      await userEvent.keyboard('{Enter}')
      expect(screen.queryByTestId('wm-retry')).not.toBeInTheDocument()
      expect(title()).toHaveFocus()
    })

    it('goes to the heading when the wallet approved', () => {
      const { dispatch } = show('pairingMobileOpened')
      open().focus()
      act(() => dispatch(pairingApproved({ wallet: sampleWallet })))
      expect(title()).toHaveFocus()
    })

    it('stays on the places while the arrow keys go through them', async () => {
      show('pairingWallet')
      screen.getByRole('radio', { name: 'Phone' }).focus()
      for (const place of ['Web', 'Desktop', 'Browser']) {
        await userEvent.keyboard('{ArrowRight}')
        expect(screen.getByRole('radio', { name: place })).toBeChecked()
        expect(screen.getByRole('radio', { name: place })).toHaveFocus()
      }
    })

    it('leaves the focus alone that is elsewhere', () => {
      const { dispatch } = show('pairingAny', null)
      act(() => dispatch(refuse))
      expect(document.body).toHaveFocus()
    })
  })

  describe('the outcome', () => {
    it('of an approval is said in a place that is there before', () => {
      const { dispatch } = show('pairingAny', null)
      const place = screen.getByRole('status')
      expect(place).toBeEmptyDOMElement()
      act(() => dispatch(pairingApproved({ wallet: null })))
      expect(place).toHaveTextContent('Connected')
      expect(screen.getByRole('status')).toBe(place)
    })

    it('is said in the same place', () => {
      show('pairingApproved')
      expect(screen.getByRole('status')).toHaveTextContent(
        'ConnectedHarbour can see your address. It can’t move funds without asking you.',
      )
    })

    it.each([
      ['pairingDeclined', 'Connection declined', 'You declined in Foxglove. Nothing was shared.'],
      ['pairingExpired', 'QR code expired', 'Nothing was shared. Try again with a new one.'],
      ['pairingOriginRefused', 'Not connected', 'Origin https://app.example is not on'],
    ] as const)('%s: what happened, and how to go on', async (name, title, text) => {
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
    ] as const)('speaks of a wallet nobody chose in whole sentences: %s', (code, text) => {
      const { dispatch } = show('pairingAny', null)
      act(() => dispatch(pairingFailed({ error: { code, detail: '' } })))
      expect(screen.getByText(text)).toBeVisible()
    })

    it('does not leave a code on show that has run out', () => {
      show('pairingRunOut')
      expect(code()).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'New code' })).toBeVisible()
    })

    it('offers wallets that need no relay where it cannot be reached', async () => {
      const { actions } = show('pairingUnreachable', null)
      expect(screen.getByText(/^Can’t reach WalletConnect/)).toBeVisible()
      const near = screen.getByRole('list', { name: 'Use a wallet in this browser' })
      await userEvent.click(within(near).getByRole('button', { name: /Heron/ }))
      expect(actions).toEqual([connectRequested({ namespace: 'eip155', connectorId: 'io.heron' })])
    })

    it('leaves the other ways open after a failure', async () => {
      show('pairingDeclined')
      expect(places()).toContain('Browser')
      await choose('Browser')
      expect(screen.getByText('Foxglove isn’t installed')).toBeVisible()
    })
  })
})
