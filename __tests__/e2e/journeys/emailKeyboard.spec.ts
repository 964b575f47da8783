import { AccountSettingsView } from '../pages/AccountSettingsView'
import { AccountView } from '../pages/AccountView'
import { EmailChangeView } from '../pages/EmailChangeView'
import { EmailView } from '../pages/EmailView'
import { SocialView } from '../pages/SocialView'
import { newEmail } from '../support/newEmail'
import { EMAIL_ONLY, MAIL_PAUSE_MS, signInByEmail } from '../support/signInByEmail'
import { tabStops } from '../support/tabStops'
import { tabTo } from '../support/tabTo'
import { expect, test } from '../support/test'

test('P21: a visitor without a pointer opens, changes and leaves the settings of an email account', async ({
  page,
  context,
  host,
  mailbox,
}) => {
  const { keyboard } = page
  const account = new AccountView(page)
  const settings = new AccountSettingsView(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInByEmail(host, mailbox)
  await tabTo(page, host.accountButton)
  await keyboard.press('Enter')
  await account.expectView('Account')
  const row = account.dialog.getByTestId('w3m-account-email-update')
  await tabTo(page, row)
  await keyboard.press('Enter')
  await settings.expectView('Account settings')
  expect(await tabStops(page)).toEqual([
    'wm-back',
    'wm-close',
    'account-settings-address',
    'w3m-account-email-update',
    'w3m-wallet-upgrade-card',
    'account-switch-network-button',
    'account-toggle-preferred-account-type',
    'wm-disconnect',
  ])

  await tabTo(page, settings.dialog.getByTestId('account-settings-address'))
  await keyboard.press('Enter')
  await expect(settings.toast).toContainText('Address copied')

  await expect(settings.smartAccount).toHaveAttribute('aria-checked', 'false')
  await tabTo(page, settings.smartAccount)
  await keyboard.press('Space')
  await expect(settings.smartAccount).toHaveAttribute('aria-checked', 'true')
  await expect(settings.smartAccount, 'the switch keeps the focus').toBeFocused()
  await expect(host.read('account-type')).toHaveText('smartAccount')

  const network = settings.dialog.getByTestId('account-switch-network-button')
  await tabTo(page, network, 'Shift+Tab')
  await keyboard.press('Enter')
  await settings.expectView('Choose a network')
  await keyboard.press('Escape')
  await settings.expectView('Account settings')
  await expect(settings.heading, 'a view is heard by its name').toBeFocused()

  await keyboard.press('Escape')
  await settings.expectView('Account')
  await keyboard.press('Escape')
  await settings.expectClosed()
  await expect(host.accountButton).toBeFocused()
})

test('P21: a visitor without a pointer waits for the link, requests another, and goes back to the address', async ({
  page,
  host,
  mailbox,
}) => {
  const { keyboard } = page
  const email = newEmail()
  const view = new EmailView(page)
  const resend = view.dialog.getByTestId('wm-resend')
  await page.clock.install()
  await host.goto(EMAIL_ONLY)
  await host.connectButton.focus()
  await keyboard.press('Enter')
  await tabTo(page, view.address)
  await keyboard.type(email)
  await keyboard.press('Enter')
  await expect(view.view).toContainText('Check your email')
  const { id } = await mailbox.next(email)
  expect(await tabStops(page), 'the button says when it can be pressed').toEqual([
    'wm-back',
    'wm-close',
    'wm-resend',
  ])
  await tabTo(page, resend)
  await keyboard.press('Enter')
  expect(await mailbox.mails(email), 'too early for another').toHaveLength(1)

  await mailbox.passTime(MAIL_PAUSE_MS)
  await page.clock.fastForward(MAIL_PAUSE_MS)
  await expect(resend).toHaveText('Send the link again')
  await expect(resend).toBeFocused()
  await keyboard.press('Enter')
  await mailbox.next(email, id)
  await expect(resend).toHaveText(/^Send again in \d+ s$/)
  await expect(resend, 'the button keeps the focus').toBeFocused()

  await keyboard.press('Escape')
  await view.expectView('Connect wallet')
  await expect(view.address).toHaveValue(email)
  await keyboard.press('Escape')
  await view.expectClosed()
  await expect(host.connectButton).toBeFocused()
})

test('P21: a visitor without a pointer chooses every sign-in provider', async ({
  page,
  host,
  identity: _identity,
}) => {
  const { keyboard } = page
  const view = new SocialView(page)
  await host.goto(EMAIL_ONLY)
  await host.connectButton.focus()
  await keyboard.press('Enter')
  await tabTo(page, view.more)
  await keyboard.press('Enter')
  await view.expectView('All sign-in options')
  const stops = await tabStops(page)
  expect(stops.slice(0, 2)).toEqual(['wm-back', 'wm-close'])
  const providers = stops.filter(stop => stop.startsWith('social-selector-'))
  expect(providers.length).toBeGreaterThan(5)
  expect(providers).toEqual(
    await view.view
      .getByTestId(/^social-selector-/)
      .evaluateAll(rows => rows.map(row => row.getAttribute('data-testid'))),
  )

  await tabTo(page, view.provider('github'))
  const opening = page.waitForEvent('popup')
  await keyboard.press('Enter')
  await (await opening).close()
  await expect(view.view).toContainText('The window was closed')
  await page.bringToFront()
  await keyboard.press('Escape')
  await view.expectView('All sign-in options')
  await keyboard.press('Escape')
  await view.expectView('Connect wallet')
  await keyboard.press('Escape')
  await view.expectClosed()
  await expect(host.connectButton).toBeFocused()
})

test('P21: a visitor without a pointer enters another email, corrects it, and gives up halfway', async ({
  page,
  host,
  mailbox,
}) => {
  const { keyboard } = page
  const view = new EmailChangeView(page)
  const email = newEmail()
  const next = newEmail()
  await signInByEmail(host, mailbox, { email })
  await host.accountButton.focus()
  await keyboard.press('Enter')
  await tabTo(page, view.settings)
  await keyboard.press('Enter')
  await view.expectView('Account settings')
  await tabTo(page, view.row)
  await keyboard.press('Enter')
  await view.expectView('Edit email')
  await expect(view.address).toBeFocused()
  expect(await tabStops(page)).toEqual([
    'wm-back',
    'wm-close',
    'wui-email-input',
    'Cancel',
    'wm-save-email',
  ])

  await tabTo(page, view.address)
  await keyboard.press('ControlOrMeta+A')
  await keyboard.type('marisol@tide')
  await keyboard.press('Enter')
  await expect(view.view).toContainText('This address is incomplete')
  await expect(view.address).toBeFocused()
  await keyboard.press('ControlOrMeta+A')
  await keyboard.type(next)
  await tabTo(page, view.save)
  await keyboard.press('Enter')
  await view.expectView('Confirm current email')
  await expect(view.code).toBeFocused()
  await expect.poll(async () => (await mailbox.next(email)).subject).toMatch(/code to change/)

  await keyboard.press('Escape')
  await view.expectView('Edit email')
  await expect(view.address).toHaveValue(next)
  await tabTo(page, view.button('Cancel'))
  await keyboard.press('Enter')
  await view.expectView('Account settings')
  await expect(view.row, 'nothing was changed').toContainText(email)
  expect(await mailbox.mails(next)).toEqual([])
  await keyboard.press('Escape')
  await keyboard.press('Escape')
  await view.expectClosed()
  await expect(host.accountButton).toBeFocused()
})
