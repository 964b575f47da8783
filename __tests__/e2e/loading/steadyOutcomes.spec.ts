import { accountAt, createSignInControl, type WalletControl } from '@redux-wallet-modal/sandbox'
import { parseEther } from 'viem'
import { AccountView } from '../pages/AccountView'
import { BuyView } from '../pages/BuyView'
import type { ModalCard } from '../pages/ModalCard'
import { NamesView } from '../pages/NamesView'
import { PayView } from '../pages/PayView'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { SignInView } from '../pages/SignInView'
import { SwapView } from '../pages/SwapView'
import { beginConnected } from '../support/connectQuietly'
import { movesEnded } from '../support/movesEnded'
import { sandboxUrls } from '../support/sandboxUrls'
import { expect, test } from '../support/test'

const OWNER = accountAt(0).address
const RECIPIENT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
/** An account without a name. */
const NAMELESS = 2

/**
 * The vertical positions and heights of the card, its picture and its heading on the screen, in
 * whole px.
 */
async function placesOf({ page, card, view }: ModalCard) {
  await movesEnded(page)
  const placeOf = async (part: typeof card) => {
    const box = await part.boundingBox()
    return box && [box.y, box.height].map(Math.round)
  }
  return {
    card: await placeOf(card),
    picture: await placeOf(view.locator('[data-wm-part="indicator"]')),
    heading: (await placeOf(view.locator('[data-wm-part="heading-title"]')))?.[0],
  }
}

/** Records the positions during the wallet request, which the outcome must not change. */
async function placesWhileWaiting(modal: ModalCard, text: string) {
  await expect(modal.view).toContainText(text)
  const wait = await placesOf(modal)
  return {
    async expectKept(outcome: string) {
      await expect(modal.view).toContainText(outcome)
      expect(await placesOf(modal), `at “${outcome}”`).toEqual(wait)
    },
  }
}

/** Answers the request that the wallet holds open. */
async function answer(wallet: WalletControl, method: string, isApproved: boolean) {
  const { id } = await wallet.nextPending({ method })
  await wallet.answer(id, isApproved)
}

test.describe('Outcomes replace the wait: the card keeps its height, and the picture and the heading stay in place', () => {
  test('of a payment', async ({ page, host, wallet, chainOne }) => {
    await chainOne.fund(OWNER, parseEther('5'))
    await host.goto()
    await beginConnected(host, wallet)
    await host.accountButton.click()
    await new AccountView(page).send.click()
    const send = new SendView(page)
    await send.fill({ symbol: 'ETH', amount: '0.25', recipient: RECIPIENT })
    await send.preview.click()
    const review = new ReviewView(page)
    await wallet.policy({ eth_sendTransaction: 'hang' })
    await review.confirm.click()
    const first = await placesWhileWaiting(review, 'Approve in Sandbox Wallet')
    await answer(wallet, 'eth_sendTransaction', false)
    await first.expectKept('You declined in Sandbox Wallet')

    await review.tryAgain.click()
    const second = await placesWhileWaiting(review, 'Approve in Sandbox Wallet')
    await chainOne.holdBlocks()
    await answer(wallet, 'eth_sendTransaction', true)
    await second.expectKept('On its way')
    await chainOne.mine()
    await second.expectKept('Sent')
  })

  test('of a swap', async ({ page, host, wallet, swapChain, api: _api }) => {
    await swapChain.fund(OWNER, parseEther('50'))
    const swap = new SwapView(page)
    await host.goto('?networks=swap')
    await beginConnected(host, wallet)
    await wallet.policy({ wallet_switchEthereumChain: 'approve' })
    await page.getByLabel('View').selectOption('Swap')
    await page.getByTestId('open').click()
    await swap.dialog.getByTestId('wm-network-eip155:8453').click()
    await swap.expectView('Swap')
    await swap.choose(swap.target, 'SUSD')
    await swap.amount.fill('0.5')
    await swap.expectQuote()
    await swap.review.click()
    await swap.expectReady()
    await wallet.policy({ eth_sendTransaction: 'hang' })
    await swap.confirm.click()
    const wait = await placesWhileWaiting(swap, 'in Sandbox Wallet')
    await answer(wallet, 'eth_sendTransaction', false)
    await wait.expectKept('Nothing was sent')
  })

  test('of a swap quote, whose place is reserved while it loads', async ({
    page,
    host,
    wallet,
    swapChain,
    services,
    api: _api,
  }) => {
    await swapChain.fund(OWNER, parseEther('50'))
    const swap = new SwapView(page)
    await host.goto('?networks=swap')
    await beginConnected(host, wallet)
    await wallet.policy({ wallet_switchEthereumChain: 'approve' })
    await page.getByLabel('View').selectOption('Swap')
    await page.getByTestId('open').click()
    await swap.dialog.getByTestId('wm-network-eip155:8453').click()
    await swap.expectView('Swap')
    await swap.choose(swap.target, 'SUSD')
    const placesOfForm = async () => {
      await movesEnded(page)
      const boxes = [swap.card, swap.amount, swap.review].map(part => part.boundingBox())
      return (await Promise.all(boxes)).map(box => box && [box.y, box.height].map(Math.round))
    }
    await services.break({ path: '/v1/convert/quotes', delayMs: 3_000 })
    await swap.amount.fill('0.5')
    await expect(swap.view).toContainText('Getting the best price')
    const wait = await placesOfForm()
    await swap.expectQuote()
    expect(await placesOfForm(), 'with the price').toEqual(wait)
  })

  test('of a payment at an exchange', async ({ page, host, wallet, checkout: _fresh }) => {
    const pay = new PayView(page)
    await host.goto('?pay=on')
    await beginConnected(host, wallet)
    await pay.amount.fill('0.5')
    await pay.ask.click()
    const shop = await pay.exchangeBy(() => pay.exchange.click())
    await page.bringToFront()
    const wait = await placesWhileWaiting(pay, 'Finish at Sandbox Exchange')
    await shop.page.getByRole('button', { name: 'Pay' }).click()
    await shop.expectPaidOut()
    await page.bringToFront()
    await wait.expectKept('Sandbox Exchange has paid')
    await shop.page.close()
  })

  test('of a purchase', async ({ page, host, wallet, services, trouble, checkout: _fresh }) => {
    // The service accepts whole amounts only: the second quote request omits the quoted asset
    // amount.
    trouble.expect(/status of 400 .*onrampurl/)
    const buy = new BuyView(page)
    await services.offer({ onramp: ['meld', 'coinbase'] })
    await host.goto('?onramp')
    await beginConnected(host, wallet)
    await host.accountButton.click()
    await new AccountView(page).button('Buy').click()
    await buy.coinbase.click()
    await buy.amount.fill('100')
    await buy.expectQuote()
    const shop = await buy.checkoutBy(() => buy.goOn.click())
    await page.bringToFront()
    const wait = await placesWhileWaiting(buy, 'Finish in the Coinbase window')
    await shop.page.close()
    await wait.expectKept('The Coinbase window is closed')
  })

  test('of a name', async ({ page, host, wallet, api, modal }) => {
    const names = new NamesView(page)
    await api.reset()
    await wallet.switchAccount(NAMELESS)
    await host.goto('?names=on&relay=none')
    await beginConnected(host, wallet)
    await host.accountButton.click()
    await names.offer.click()
    await names.begin.click()
    await names.field.fill('ada-1')
    await expect(names.message).toContainText('is available')
    await wallet.policy({ personal_sign: 'hang' })
    await names.register.click()
    const wait = await placesWhileWaiting(modal, 'in Sandbox Wallet')
    await answer(wallet, 'personal_sign', false)
    await wait.expectKept('You declined to sign')
  })

  test('of a message to sign', async ({ page, host, wallet, modal }) => {
    await createSignInControl(sandboxUrls.signIn).reset()
    await host.goto('?siwx=required')
    await wallet.policy({ eth_requestAccounts: 'approve' })
    await host.walletButton.click()
    await expect(host.read('modal')).toHaveText('SIWXSignMessage')
    await wallet.policy({ personal_sign: 'hang' })
    await new SignInView(page).sign.click()
    const wait = await placesWhileWaiting(modal, 'in Sandbox Wallet')
    await answer(wallet, 'personal_sign', false)
    await wait.expectKept('You declined to sign')
  })
})
