import { ApprovalFrame } from '../pages/ApprovalFrame'
import { EmailView } from '../pages/EmailView'
import { newEmail } from '../support/newEmail'
import { sandboxUrls } from '../support/sandboxUrls'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

const EVM = '?email=on&wallet=none&relay=none'

test('D10 a scripted press, and a press through an overlay, approve nothing', async ({
  page,
  host,
  mailbox,
}) => {
  const view = new EmailView(page)
  const approval = new ApprovalFrame(page)
  await host.goto(EVM)
  await host.connectButton.click()
  await view.signIn(mailbox, newEmail())
  await host.signMessage.click()
  await approval.expectRequest('Sign message')

  await approval.approve.evaluate(button => {
    if (button instanceof HTMLElement) button.click()
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  })
  await expect(approval.approve).toBeVisible()
  await expect(host.result).toHaveText('waiting')

  await page.evaluate(() => {
    const cover = document.createElement('div')
    cover.id = 'cover'
    cover.popover = 'manual'
    cover.textContent = 'You have won. Press the blue button.'
    cover.style.cssText = 'position:fixed;inset:0;margin:0;pointer-events:none;background:#fffc'
    document
      .querySelector('[data-testid="wm-root"]')
      ?.shadowRoot?.querySelector('dialog')
      ?.append(cover)
    cover.showPopover()
  })
  await expect(approval.approve).toHaveAttribute('aria-disabled', 'true')
  await expect(approval.review).toContainText('Something covers this request')
  await approval.approve.click({ force: true })
  await expect(host.result).toHaveText('waiting')

  await page.evaluate(() =>
    document
      .querySelector('[data-testid="wm-root"]')
      ?.shadowRoot?.querySelector('#cover')
      ?.remove(),
  )
  await approval.expectRequest('Sign message')
  await approval.confirm()
  await expect(host.result).toHaveText(/^done 0x/)
})

declare global {
  /** Whether the forged message arrived in this document. */
  var hasForged: boolean | undefined
}

test('D6 the frame ignores a window beside it that claims to be its page', async ({
  page,
  host,
  mailbox,
}) => {
  await page.addInitScript(() =>
    addEventListener('message', ({ data }) => {
      if ((data as { id?: unknown } | null)?.id === 'forged') globalThis.hasForged = true
    }),
  )
  const view = new EmailView(page)
  const approval = new ApprovalFrame(page)
  await host.goto(EVM)
  await host.connectButton.click()
  await view.signIn(mailbox, newEmail())
  await expect(host.read('status')).toHaveText('connected')
  const address = (await host.read('address').textContent()) ?? ''

  await page.evaluate(
    async ({ from, site }) => {
      const other = document.createElement('iframe')
      other.src = '/terms.html'
      await new Promise(resolve => {
        other.addEventListener('load', resolve)
        document.body.append(other)
      })
      const script = other.contentDocument?.createElement('script')
      if (!script) throw new Error('There is no other window')
      // Posted from the other window, so that window is the message's source, with the same origin
      // as the page.
      script.textContent = `
        const frame = parent.document.querySelector('[data-testid="wm-root"]').shadowRoot.querySelector('iframe') ?? parent.document.querySelector('#w3m-iframe')
        frame.contentWindow.postMessage({ id: 'forged', type: '@w3m-app/RPC_REQUEST', payload: { method: 'personal_sign', params: ['0x68656c6c6f', '${from}'] } }, '${site}')`
      other.contentDocument?.body.append(script)
      other.remove()
    },
    { from: address, site: sandboxUrls.secureSite },
  )
  const frame = page.frames().find(each => each.url().startsWith(sandboxUrls.secureSite))
  await expect.poll(() => frame?.evaluate(() => globalThis.hasForged)).toBe(true)
  // The page's own next request is the first one that the frame shows.
  await host.signMessage.click()
  await approval.expectRequest('Sign message')
  await expect(approval.review).toContainText('Hello from the example host')
  await approval.confirm()
  await expect(host.result).toHaveText(/^done 0x/)
  await approval.expectClosed()
})

test('a page of another origin that frames an allowed page gets no frame of the site inside it', async ({
  page,
  trouble,
}) => {
  trouble.expect(/frame-ancestors/)
  trouble.expect(FAILED_REQUEST)
  await page.context().grantPermissions(['local-network-access'])
  await page.route('https://thief.example/**', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${sandboxUrls.page}/bench.html${EVM}" width="1000" height="900"></iframe>`,
    }),
  )
  await page.goto('https://thief.example/')
  const inner = page.frameLocator('iframe').first()
  await inner.getByRole('button', { name: 'Connect wallet', exact: true }).first().click()
  const field = inner.getByRole('textbox', { name: 'Email address' })
  await field.fill(newEmail())
  await field.press('Enter')
  await expect(inner.getByRole('dialog')).toContainText('Email isn’t available on this page', {
    timeout: 25_000,
  })
})
