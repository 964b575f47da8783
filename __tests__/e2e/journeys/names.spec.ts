import type { Page } from '@playwright/test'
import { accountAt } from '@redux-wallet-modal/sandbox'
import { violationsOf } from '../accessibility/violationsOf'
import { AccountView } from '../pages/AccountView'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { NamesView } from '../pages/NamesView'
import { SendView } from '../pages/SendView'
import { beginConnected } from '../support/connectQuietly'
import { tabTo } from '../support/tabTo'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

/** An account without a name. */
const NAMELESS = 2

const nothingForAxe = async (page: Page) =>
  expect(await violationsOf(page, { isWholePage: true })).toEqual([])

test('a visitor without a pointer chooses a name, and sees it after a reload', async ({
  page,
  host,
  wallet,
  api,
}) => {
  const { keyboard } = page
  const names = new NamesView(page)
  const press = async (target: Parameters<typeof tabTo>[1]) => {
    await tabTo(page, target)
    await keyboard.press('Enter')
  }
  const signatures = async () =>
    (await wallet.requests()).filter(({ method }) => method === 'personal_sign').length
  await api.reset()
  await wallet.switchAccount(NAMELESS)
  await host.goto('?names=on&relay=none')
  await beginConnected(host, wallet)

  await press(host.accountButton)
  await press(names.offer)
  await nothingForAxe(page)
  await press(names.begin)
  await expect(names.field).toBeFocused()

  await keyboard.type('Ali')
  await expect(names.message).toHaveText('One more character.')
  await keyboard.type('ce')
  await expect(names.message).toHaveText('That name is taken.')
  await keyboard.press('Enter')
  await keyboard.type('_')
  await expect(names.message).toHaveText('Only letters, digits and hyphens.')
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('Ada-1')
  await expect(names.message).toHaveText('ada-1.reown.id is available')
  await nothingForAxe(page)
  await press(names.suggestions.first())
  await expect(names.field).toHaveValue(/^ada-1[a-z]+$/)
  const label = await names.field.inputValue()
  await expect(names.register).toHaveText(`Register ${label}`)
  expect(await signatures()).toBe(0)

  const refusal = await ApprovalWindow.openedBy(page, () => press(names.register))
  await expect(refusal.popup.getByText(`"name":"${label}.reown.id"`)).toBeVisible()
  await refusal.reject()
  await expect(names.status).toContainText('You declined to sign')
  await nothingForAxe(page)
  const approval = await ApprovalWindow.openedBy(page, () => press(names.retry))
  await approval.approve()
  await expect(names.status).toContainText(`You’re ${label}.reown.id`)
  await nothingForAxe(page)
  await press(names.toAccount)
  await expect(new AccountView(page).dialog).toContainText(`${label}.reown.id`)

  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.reload()
  await expect(host.accountButton).toContainText(label)
  // The page's own files may have such a name.
  const services = asked.filter(url => new URL(url).origin !== new URL(page.url()).origin)
  expect(services.filter(url => /identity|profile/.test(url))).toEqual([])
})

test('the registry’s rejections are shown in its own words, and payments to names in both zones arrive', async ({
  page,
  host,
  wallet,
  api,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST)
  const names = new NamesView(page)
  const signQuickly = async () => {
    const approval = await ApprovalWindow.openedBy(page, () => names.register.click())
    await approval.approve()
  }
  await api.reset()
  await wallet.switchAccount(NAMELESS)
  await host.goto('?names=on&relay=none')
  await beginConnected(host, wallet)
  await host.accountButton.click()
  await names.offer.click()
  await names.begin.click()

  // Another account registers it while the wallet is open.
  await names.field.fill('grace-h')
  await expect(names.message).toHaveText('grace-h.reown.id is available')
  await api.registerName('grace-h.reown.id', accountAt(1).address)
  await signQuickly()
  await expect(names.status).toContainText(/“Name is already registered\.?”/)
  await names.another.click()

  // The clocks of this device and of the service are fifteen seconds apart.
  await names.field.fill('grace-m')
  await expect(names.message).toHaveText('grace-m.reown.id is available')
  await api.nameClock(15_000)
  await signQuickly()
  await expect(names.status).toContainText('Timestamp')
  await expect(names.status).toContainText('Check this device’s clock')
  await api.nameClock(0)
  const again = await ApprovalWindow.openedBy(page, () => names.retry.click())
  await again.approve()
  await expect(names.status).toContainText('You’re grace-m.reown.id')
  await names.toAccount.click()

  const send = new SendView(page)
  await new AccountView(page).send.click()
  for (const [name, index] of [
    ['classic.wcn.id', 6],
    ['alice.reown.id', 0],
  ] as const) {
    await send.recipient.fill(name)
    await expect(page.getByRole('dialog')).toContainText(accountAt(index).address.slice(-4))
  }
})
