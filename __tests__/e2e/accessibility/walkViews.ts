import { expect, type Locator, type Page } from '@playwright/test'
import { createProjectServiceControl, type WalletControl } from '@redux-wallet-modal/sandbox'
import { viewEntry, type ViewName } from '../../../src/domain/views'
import { modalOpened, modalOpenRequested } from '../../../src/events/modalEvents'
import { connectorsFound } from '../../../src/core/connectors/connectorsSlice'
import { networksConfigured } from '../../../src/core/network/networkSlice'
import {
  sessionCheckStarted,
  signInPrompted,
  signInSkipped,
} from '../../../src/features/siwx/siwxEvents'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { toCaipAddress } from '../../../src/lib/address/caip'
import { sampleSessions } from '../../support/states/sessionsStates'
import { sessionListAnswered } from '../../support/states/serviceAnswers'
import { sampleSolana } from '../../../src/testing/samples'
import { states, type StateName } from '../../support/states/states'
import { sandboxUrls } from '../support/sandboxUrls'
import { importState } from '../timeTravel/recorder'
import { dispatchInHost, readModalState } from './exampleStore'
import { settled } from './settled'

const SANDBOX_WALLET = 'wm-wallet-dev.sandbox.wallet'
/** The same wallet on another chain family. */
const SOLANA_WALLET = {
  id: 'dev.sandbox.wallet',
  rdns: 'dev.sandbox.wallet',
  name: 'Sandbox Wallet',
  namespace: 'solana',
  type: 'ANNOUNCED',
} as const
const CHAIN_ONE = 'eip155:31337'
/** One of the sample sessions. */
const SESSION = 'tidepool'
const CHAIN_TWO = 'eip155:31338'
/** An account unknown to the sandbox, with a checksum. */
const RECIPIENT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

/** Views that this page's networks or services cannot reach. */
export const IMPORTED: Partial<Record<ViewName, StateName>> = {
  Swap: 'swapQuoted',
  SwapSelectToken: 'swapSelectTarget',
  SwapPreview: 'swapReview',
  ChooseAccountName: 'chooseName',
  RegisterAccountName: 'registerNameFree',
  RegisterAccountNameSuccess: 'nameRegistered',
  WalletCompatibleNetworks: 'compatibleNetworks',
  WhatIsANetwork: 'whatIsANetwork',
  Pay: 'pay',
  PayLoading: 'payOpen',
  BitcoinReview: 'bitcoinReview',
  EmailLogin: 'emailLogin',
  EmailVerifyOtp: 'emailCode',
  EmailVerifyDevice: 'emailDevice',
  ApproveTransaction: 'emailApprove',
  AccountSettings: 'emailAccountSettings',
  UpdateEmailWallet: 'updateEmail',
  UpdateEmailPrimaryOtp: 'primaryOtp',
  UpdateEmailSecondaryOtp: 'secondaryOtp',
  UpgradeEmailWallet: 'emailUpgrade',
  ConnectWallets: 'connectWallets',
  ConnectSocials: 'socialsAll',
  ConnectingSocial: 'social',
  ConnectingFarcaster: 'farcaster',
}

interface Walk {
  readonly page: Page
  readonly wallet: WalletControl
  /** Query parameters for the page, such as `theme=dark`. */
  readonly query?: string
  /**
   * Ends with the views that need a network or service this page lacks, importing their states as
   * DevTools would.
   */
  readonly hasImports?: boolean
  /** Called at each view, at rest, with the card that shows it. */
  readonly visit: (view: ViewName, card: Locator) => Promise<void>
}

/**
 * Walks through every view by pressing what a user would press; on the way, the host app's store
 * receives a network of another chain family and a shorter list of networks. Returns the views that
 * were shown.
 */
export async function walkViews({
  page,
  wallet,
  query = '',
  hasImports = true,
  visit,
}: Walk): Promise<ViewName[]> {
  const seen: ViewName[] = []
  const card = page.getByTestId('wm-modal').locator('[data-wm-part="card"]')
  const press = (testId: string) => card.getByTestId(testId).click()
  const back = () => press('wm-back')
  const at = async (view: ViewName) => {
    await page.getByTestId(`wm-view-${view}`).waitFor()
    await settled(page)
    await visit(view, card)
    seen.push(view)
  }

  await wallet.clearPolicy()
  await wallet.reset()
  await wallet.switchChain(31337)
  await wallet.policy({ '*': 'approve', eth_requestAccounts: 'hang' })
  const project = createProjectServiceControl(sandboxUrls.projectService)
  await project.offer({ onramp: ['meld', 'coinbase'] })
  await page.goto(`/bench.html?devtools=instrument&onramp&${query}`)

  await page.getByTestId('wm-connect-button').first().waitFor()
  const view = viewEntry('ConnectingWalletConnectBasic')
  await dispatchInHost(page, modalOpenRequested({ view }))
  await card.getByTestId('wm-qr').waitFor()
  await at('ConnectingWalletConnectBasic')
  await press('wm-close')
  await page.getByTestId('wm-modal').waitFor({ state: 'hidden' })

  await page.getByTestId('wm-connect-button').first().click()
  await card.getByTestId(SANDBOX_WALLET).waitFor()
  await at('Connect')
  await press('wm-help')
  await at('WhatIsAWallet')
  await press('wm-get-wallet')
  await card
    .getByTestId(/^wm-suggestion-/)
    .first()
    .waitFor()
  await at('GetWallet')
  await back()
  await back()

  await press('wm-all-wallets')
  await card
    .getByTestId(/^wm-wallet-[0-9a-f]{64}$/)
    .first()
    .waitFor()
  await at('AllWallets')
  await card.getByTestId('wm-wallet-search').fill('Cobalt Falcon')
  await card.getByRole('button', { name: /Cobalt Falcon/ }).click()
  await card.getByTestId('wm-qr').waitFor()
  await at('ConnectingWalletConnect')
  await press('wm-get-this-wallet')
  await at('Downloads')
  for (const _view of ['Downloads', 'ConnectingWalletConnect', 'AllWallets']) await back()

  // The modal offers a family's wallets only if the page lists one of its networks.
  const { networks: own } = (await readModalState(page)).network
  const list = (networks: typeof own) => networksConfigured({ networks, defaultId: CHAIN_ONE })
  await dispatchInHost(
    page,
    list([...own, sampleSolana]),
    connectorsFound({ namespace: 'solana', connectors: [SOLANA_WALLET] }),
  )
  await press(SANDBOX_WALLET)
  await at('ConnectingMultiChain')
  await back()
  await dispatchInHost(page, connectorsFound({ namespace: 'solana', connectors: [] }), list(own))
  await press(SANDBOX_WALLET)
  await at('ConnectingExternal')
  await back()

  // The page has stopped waiting, but the wallet has not: it would reject a second request.
  for (const { id } of await wallet.pending()) await wallet.answer(id, false)
  await wallet.policy({ eth_requestAccounts: 'approve', wallet_switchEthereumChain: 'hang' })
  await press(SANDBOX_WALLET)
  await page.getByTestId('wm-modal').waitFor({ state: 'hidden' })
  await page.getByTestId('wm-account-button').first().click()
  await card.getByRole('tab').first().waitFor()
  await at('Account')
  await press('wm-account-receive')
  await at('WalletReceive')
  await back()
  await card.locator('[role="tab"][id$="-nfts"]').click()
  await card.getByTestId('wm-collectible').first().click()
  await card.getByTestId('wm-collectible-contract').waitFor()
  await at('Collectible')
  await back()
  await dispatchInHost(page, viewPushed(viewEntry('Transactions')))
  await card.getByTestId('wm-activity-row').first().waitFor()
  await at('Transactions')
  await back()
  await card.locator('[role="tab"][id$="-tokens"]').click()

  await press('wm-account-onramp')
  await expect(card.getByTestId('wm-onramp-provider-coinbase')).toBeEnabled()
  await at('OnRampProviders')
  await press('wm-onramp-how')
  await at('WhatIsABuy')
  await press('wm-onramp-understood')
  await press('wm-onramp-provider-coinbase')
  await press('wm-onramp-preset-100')
  await expect(card.getByTestId('wm-onramp-get')).toHaveText(/\d/)
  await at('BuyInProgress')
  await press('wm-onramp-currency')
  await at('OnRampFiatSelect')
  await back()
  await press('wm-onramp-token')
  await at('OnRampTokenSelect')
  for (const _view of ['OnRampTokenSelect', 'BuyInProgress', 'OnRampProviders']) await back()
  await dispatchInHost(page, viewPushed(viewEntry('OnRampActivity')))
  await at('OnRampActivity')
  await back()

  await press('wm-account-send')
  await press('wm-send-token')
  await at('WalletSendSelectToken')
  await press(`wm-token-${CHAIN_ONE}:native`)
  await card.getByTestId('wm-send-amount').fill('0.25')
  await card.getByTestId('wm-send-recipient').fill(RECIPIENT)
  await expect(card.getByTestId('wm-send-preview')).toBeEnabled()
  await at('WalletSend')
  await press('wm-send-preview')
  // The guard disables the button briefly against a press meant for the previous view.
  await expect(card.getByTestId('wm-send-confirm')).toBeEnabled()
  await at('WalletSendPreview')
  await back()
  await back()

  await press('wm-header-network')
  await at('Networks')
  await press(`wm-network-${CHAIN_TWO}`)
  await at('SwitchNetwork')
  await press('wm-cancel')

  const { networks } = (await readModalState(page)).network
  await dispatchInHost(
    page,
    networksConfigured({ networks: [...networks, sampleSolana], defaultId: CHAIN_ONE }),
  )
  await press(`wm-network-${sampleSolana.caipNetworkId}`)
  await at('SwitchActiveChain')
  await back()
  await back()
  await press('wm-account-wallets')
  await at('ProfileWallets')

  // The service reports no sessions for this account; only after that does the store get some.
  const owner = (await readModalState(page)).account.byNamespace.eip155?.address ?? ''
  const account = toCaipAddress(CHAIN_ONE, owner)
  const putSessions = async () => {
    await card.locator('[data-wm-part="empty"]').waitFor()
    await dispatchInHost(page, sessionListAnswered(account, sampleSessions))
  }
  await dispatchInHost(page, viewPushed(viewEntry('SmartSessionList')))
  await putSessions()
  await at('SmartSessionList')
  await press(`wm-session-stop-${SESSION}`)
  await expect(card.getByTestId('wm-session-revoke')).toBeEnabled()
  await at('SmartSessionRevoke')
  await back()
  // Back on the list, the view queries the service again.
  await putSessions()
  const created = viewEntry('SmartSessionCreated', { account, pci: SESSION })
  await dispatchInHost(page, viewPushed(created))
  await at('SmartSessionCreated')
  await back()
  await back()

  // This page requires no sign-in; the request is put into its store.
  const { address } = (await readModalState(page)).account.byNamespace.eip155 ?? {}
  const eip155 = { namespace: 'eip155' } as const
  const subject = { ...eip155, address: address ?? '', caipNetworkId: CHAIN_ONE } as const
  await dispatchInHost(page, sessionCheckStarted(subject))
  await dispatchInHost(page, signInPrompted(eip155))
  const question = viewEntry('SIWXSignMessage', eip155)
  await dispatchInHost(page, modalOpened({ view: question, namespace: null }))
  await expect(card.getByTestId('w3m-connecting-siwe-sign')).toBeEnabled()
  await at('SIWXSignMessage')
  await dispatchInHost(page, signInSkipped(eip155))

  const listed = networks.filter(({ caipNetworkId }) => caipNetworkId === CHAIN_ONE)
  await dispatchInHost(page, networksConfigured({ networks: listed, defaultId: CHAIN_ONE }))
  await wallet.switchChain(31338)
  await at('UnsupportedChain')
  await project.reset()
  if (!hasImports) return seen
  for (const [imported, state] of Object.entries(IMPORTED)) {
    await importState(page, states[state]())
    await page.getByTestId(`wm-view-${imported}`).waitFor()
    await settled(page)
    // The guard enables its button a moment later.
    const guarded = card.locator('[data-wm-part="guard"] button')
    for (const button of await guarded.all()) await expect(button).toBeEnabled()
    await at(imported as ViewName)
  }
  return seen
}
