import { expect, type Locator, type Page } from '@playwright/test'

/** The example host's read-outs of the public selectors, by their printed labels. */
type ReadOut =
  | 'status'
  | 'address'
  | 'caip-address'
  | 'balance'
  | 'network'
  | 'network-id'
  | 'wallet'
  | 'account-type'
  | 'deployed'
  | 'modal'

/** The example host's page: the product's buttons, the host's controls and its read-outs. */
export class HostPage {
  readonly connectButton: Locator
  readonly accountButton: Locator
  readonly networkButton: Locator
  readonly walletButton: Locator
  /** The host's own buttons for the public actions. */
  readonly open: Locator
  readonly switchNetwork: Locator
  readonly signMessage: Locator
  readonly signTypedData: Locator
  readonly disconnect: Locator
  readonly result: Locator

  constructor(readonly page: Page) {
    const banner = page.locator('main > header')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    this.connectButton = banner.getByRole('button', { name: 'Connect wallet', exact: true })
    this.accountButton = banner.getByRole('button', { name: /^Account \S/ })
    this.networkButton = banner.getByTestId('wm-network-button')
    this.walletButton = banner.getByTestId('wm-wallet-button-dev.sandbox.wallet')
    this.open = button('Open')
    this.switchNetwork = page.getByTestId('switch-network')
    this.signMessage = button('Sign message')
    this.signTypedData = button('Sign typed data')
    this.disconnect = page.getByTestId('disconnect')
    this.result = page.getByTestId('result')
  }

  async goto(query = '') {
    await this.page.goto(`/bench.html${query}`)
    await expect(this.page.getByRole('heading', { name: 'Example host' })).toBeVisible()
  }

  read(name: ReadOut): Locator {
    return this.page.getByTestId(`read-${name}`)
  }

  /** The product's buttons share one text line, whatever they show. */
  async expectOnOneLine() {
    await this.page.addStyleTag({ content: 'header > .row { display: block }' })
    const tops = await this.page
      .locator('main > header [data-wm-part$="-button"]')
      .evaluateAll(buttons => buttons.map(button => button.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(1)
    expect(new Set(tops).size, `tops ${tops.join(', ')}`).toBe(1)
  }

  async expectConnected(address: string) {
    await expect(this.read('status')).toHaveText('connected')
    await expect(this.read('address')).toHaveText(address)
  }

  async expectDisconnected() {
    await expect(this.read('status')).toHaveText('disconnected')
    await expect(this.read('address')).toHaveText('none')
    await expect(this.connectButton).toBeVisible()
  }
}
