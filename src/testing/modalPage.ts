import { connectorsTexts } from '../strings/en/connectorsTexts'
import { multiChainTexts } from '../strings/en/multiChainTexts'
import { networkTexts } from '../strings/en/networkTexts'
import { walletsTexts } from '../strings/en/walletsTexts'

/** The part of a page or locator that is used; Playwright's fit. */
export interface LocatorScopeLike<L> {
  getByRole(
    role: 'dialog' | 'button' | 'heading',
    options?: { name?: string | RegExp; exact?: boolean; level?: number },
  ): L
  getByTestId(testId: string | RegExp): L
}

/** The part of a locator that is used. */
export interface LocatorLike<L> extends LocatorScopeLike<L> {
  click(): Promise<void>
  first(): L
  waitFor(options?: { state?: 'visible' | 'hidden' }): Promise<void>
}

/** The modal and its buttons on a page, as a visitor meets them. */
export interface ModalPage<L> {
  /** The buttons that a page shows. */
  readonly connectButton: L
  readonly accountButton: L
  readonly networkButton: L
  /** The open modal, and the heading of its current view. */
  readonly dialog: L
  readonly heading: L
  /** A wallet in the list. */
  wallet(name: string): L
  /** A chain family of a wallet with several: `EVM Networks`. */
  family(name: string): L
  /** A network in the list. */
  network(name: string): L
  /** Opens the modal if needed, chooses a wallet and waits until the page shows the account. */
  connect(wallet: string, options?: { readonly family?: string }): Promise<void>
  /** Opens the account. */
  openAccount(): Promise<void>
  /** Disconnects in the account view, and waits until the page offers to connect again. */
  disconnect(): Promise<void>
  close(): Promise<void>
}

/** Texts a row may show beside its name, in the default language. */
const BESIDE_NAME: readonly string[] = [
  connectorsTexts['connect.installed'],
  connectorsTexts['connect.justInstalled'],
  connectorsTexts['connect.recent'],
  connectorsTexts['connect.connected'],
  connectorsTexts['connect.qr'],
  connectorsTexts['connect.alreadyConnected'],
  connectorsTexts['connect.warning'],
  connectorsTexts['connect.warnForeign'],
  connectorsTexts['connect.warnDuplicate'],
  connectorsTexts['connect.warnChanged'],
  walletsTexts['allWallets.certified'],
  multiChainTexts['multiChain.evm'],
  networkTexts['networks.current'],
  networkTexts['networks.needsOtherWallet'],
  networkTexts['networks.notApproved'],
]

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches a row with exactly this name: another name may start with it. */
const exactName = (name: string) =>
  new RegExp(`^${escapeRegExp(name)}(?:[\\s,]*(?:${BESIDE_NAME.map(escapeRegExp).join('|')}))*$`)

/**
 * Wraps the modal on a Playwright page, in the default language, using roles and names that are
 * stable within a major version.
 *
 * @example
 * const modal = modalPage(page)
 * await modal.connect('Heron')
 */
export function modalPage<L extends LocatorLike<L>>(page: LocatorScopeLike<L>): ModalPage<L> {
  const dialog = page.getByRole('dialog')
  const connectButton = page.getByTestId(/^wm-connect-button/).first()
  const accountButton = page.getByTestId(/^wm-account-button/).first()
  const row = (name: string) => dialog.getByRole('button', { name: exactName(name) })
  const openAccount = async () => {
    await accountButton.click()
    await dialog.waitFor()
  }
  return {
    connectButton,
    accountButton,
    networkButton: page.getByTestId('wm-network-button').first(),
    dialog,
    heading: dialog.getByRole('heading', { level: 2 }),
    wallet: row,
    family: row,
    network: row,
    async connect(wallet, { family } = {}) {
      await connectButton.click()
      await row(wallet).first().click()
      if (family !== undefined) await row(family).first().click()
      await accountButton.waitFor()
    },
    openAccount,
    async disconnect() {
      await openAccount()
      await dialog.getByRole('button', { name: 'Disconnect', exact: true }).click()
      await connectButton.waitFor()
    },
    close: () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
  }
}
