import { test as base } from '@playwright/test'
import {
  createBlockchainApiControl,
  createCheckoutControl,
  createFarcasterControl,
  createIdentityControl,
  createMailboxControl,
  createPocketControl,
  createRelayControl,
  createWalletControl,
  type BlockchainApiControl,
  type CheckoutControl,
  type FarcasterControl,
  type IdentityControl,
  type MailboxControl,
  type PocketControl,
  type RelayControl,
  type WalletControl,
} from '@redux-wallet-modal/sandbox'
import { HostPage } from '../pages/HostPage'
import { ModalCard } from '../pages/ModalCard'
import { createChain, type Chain } from './createChain'
import { createServices, type Services } from './createServices'
import { keepDiary } from './keepDiary'
import { sandboxUrls } from './sandboxUrls'
import { watchForTrouble, type Trouble } from './watchForTrouble'

/** The project's features for a test that uses one of the providers. */
const ALL_LOGINS = {
  social_login: ['email', 'google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'],
}

/** The sandbox's test fixtures, in addition to Playwright's. */
export interface Journey {
  /** When a test fails, prints the input and what is on screen. */
  readonly diary: undefined
  readonly trouble: Trouble
  /** The first sandbox wallet's controls. */
  readonly wallet: WalletControl
  /** The relay between pages and wallets on other devices. */
  readonly relay: RelayControl
  /** The wallet on another device. */
  readonly pocket: PocketControl
  readonly chainOne: Chain
  readonly chainTwo: Chain
  /** The chain for swaps; `?networks=swap` on the host page. */
  readonly swapChain: Chain
  /** Moves prices and liquidity, and makes the blockchain API return false data. */
  readonly api: BlockchainApiControl
  /** Where visitors buy; `pages/CheckoutPage` is its window. */
  readonly checkout: CheckoutControl
  /** The mails of the embedded wallet's site. */
  readonly mailbox: MailboxControl
  /** The providers at which visitors have accounts. */
  readonly identity: IdentityControl
  /** The visitor's Farcaster app. */
  readonly farcaster: FarcasterControl
  readonly services: Services
  readonly host: HostPage
  readonly modal: ModalCard
}

/** A test of a visitor's journey through the example page, with a fresh sandbox. */
export const test = base.extend<Journey>({
  diary: [
    async ({ context }, provide, { title, ...info }) => {
      const diary = await keepDiary(context)
      await provide(undefined)
      if (info.errors.length > 0) console.log(`${title}\n${await diary.read()}`)
    },
    { auto: true },
  ],
  trouble: [
    async ({ context }, provide) => {
      const trouble = await watchForTrouble(context)
      await provide(trouble)
      trouble.check()
    },
    { auto: true },
  ],
  wallet: [
    async ({ baseURL: _baseURL }, provide) => {
      const control = createWalletControl(sandboxUrls.wallet)
      await control.clearPolicy()
      await control.reset()
      await provide(control)
    },
    { auto: true },
  ],
  relay: async ({ baseURL: _baseURL }, provide) => {
    const control = createRelayControl(sandboxUrls.relay)
    await control.reset()
    await provide(control)
    await control.accept()
  },
  pocket: async ({ relay: _relay }, provide) => {
    const control = createPocketControl(sandboxUrls.pocketWallet)
    await control.goOnline()
    await control.reset()
    await provide(control)
  },
  services: [
    async ({ baseURL: _baseURL }, provide) => {
      const services = createServices()
      await services.mend()
      await provide(services)
      await services.mend()
    },
    { auto: true },
  ],
  chainOne: async ({ baseURL: _baseURL }, provide) => {
    const chain = createChain(31337, sandboxUrls.chainOne)
    await provide(chain)
    await chain.releaseBlocks()
  },
  chainTwo: async ({ baseURL: _baseURL }, provide) => {
    const chain = createChain(31338, sandboxUrls.chainTwo)
    await provide(chain)
    await chain.releaseBlocks()
  },
  swapChain: async ({ baseURL: _baseURL }, provide) => {
    const chain = createChain(8453, sandboxUrls.swapChain)
    await provide(chain)
    await chain.releaseBlocks()
  },
  api: async ({ baseURL: _baseURL }, provide) => {
    const control = createBlockchainApiControl(sandboxUrls.blockchainApi)
    await provide(control)
    await control.reset()
  },
  checkout: async ({ baseURL: _baseURL }, provide) => {
    const control = createCheckoutControl(sandboxUrls.checkout)
    await control.reset()
    await provide(control)
    await control.reset()
  },
  mailbox: async ({ baseURL: _baseURL }, provide) => {
    const control = createMailboxControl(sandboxUrls.mailbox)
    await control.reset()
    await provide(control)
  },
  identity: async ({ services }, provide) => {
    const control = createIdentityControl(sandboxUrls.identity)
    await control.reset()
    await services.offer(ALL_LOGINS)
    await provide(control)
    await control.reset()
  },
  farcaster: async ({ services }, provide) => {
    const control = createFarcasterControl(sandboxUrls.farcaster)
    await control.reset()
    await services.offer(ALL_LOGINS)
    await provide(control)
    await control.reset()
  },
  host: async ({ page }, provide) => provide(new HostPage(page)),
  modal: async ({ page }, provide) => provide(new ModalCard(page)),
})

export { expect } from '@playwright/test'
