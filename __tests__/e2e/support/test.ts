import { test as base } from '@playwright/test'
import { createWalletControl, type WalletControl } from '@redux-wallet-modal/sandbox'
import { HostPage } from '../pages/HostPage'
import { ModalCard } from '../pages/ModalCard'
import { createChain, type Chain } from './createChain'
import { createServices, type Services } from './createServices'
import { sandboxUrls } from './sandboxUrls'
import { watchForTrouble, type Trouble } from './watchForTrouble'

interface Journey {
  readonly trouble: Trouble
  /** The first sandbox wallet's controls. */
  readonly wallet: WalletControl
  readonly chainOne: Chain
  readonly chainTwo: Chain
  readonly services: Services
  readonly host: HostPage
  readonly modal: ModalCard
}

/** A test of a visitor's way through the example page, over a sandbox that begins fresh. */
export const test = base.extend<Journey>({
  trouble: [
    async ({ context }, use) => {
      const trouble = await watchForTrouble(context)
      await use(trouble)
      trouble.check()
    },
    { auto: true },
  ],
  wallet: [
    async ({ baseURL: _baseURL }, use) => {
      const control = createWalletControl(sandboxUrls.wallet)
      await control.clearPolicy()
      await control.reset()
      await use(control)
    },
    { auto: true },
  ],
  services: [
    async ({ baseURL: _baseURL }, use) => {
      const services = createServices()
      await services.mend()
      await use(services)
      await services.mend()
    },
    { auto: true },
  ],
  chainOne: async ({ baseURL: _baseURL }, use) => {
    const chain = createChain(31337, sandboxUrls.chainOne)
    await use(chain)
    await chain.releaseBlocks()
  },
  chainTwo: async ({ baseURL: _baseURL }, use) => {
    const chain = createChain(31338, sandboxUrls.chainTwo)
    await use(chain)
    await chain.releaseBlocks()
  },
  host: async ({ page }, use) => use(new HostPage(page)),
  modal: async ({ page }, use) => use(new ModalCard(page)),
})

export { expect } from '@playwright/test'
