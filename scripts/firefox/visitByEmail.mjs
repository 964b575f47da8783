const DIALOG = 'dialog'
const ENTER = '\uE007'
const EMAIL = 'marisol.firefox@example.com'
const RESULT = '[data-testid="result"]'
const ADDRESS = '[data-testid="read-address"]'
const OTP = '[data-testid="wui-otp-input"] input, input[data-testid="wui-otp-input"]'
const APPROVE = 'button[aria-disabled="false"]'

/**
 * Signs in by email on a browser unknown to the site, signs a message, reloads and signs again,
 * then loses the frame during a request.
 */
export async function visitByEmail({ page, look, home, mailbox, site }) {
  /** Requests a signature from the wallet in the frame, and waits until it can be approved. */
  async function ask() {
    await page.press('button', 'Sign message')
    const frame = page.frameOf(site)
    await frame.find('h1', 'Sign message')
    await frame.find(APPROVE, 'Sign')
    return frame
  }
  async function sign() {
    const frame = await ask()
    await look('email-request')
    await frame.press(APPROVE, 'Sign')
    await page.find(RESULT, 'done 0x')
    await page.gone(`${DIALOG}[open]`)
    return page.textOf(RESULT)
  }

  await mailbox.reset()
  await page.call(() => localStorage.clear()) // Drops the previous visit's wallet.
  await page.goto(`${home}?email=on&wallet=none&relay=none`)
  await page.press('main > header button', 'Connect wallet')
  await page.type(`${DIALOG} input[type="email"]`, EMAIL)
  await look('email-address')
  await page.keys(ENTER)
  await page.find(DIALOG, 'Check your email')
  await look('email-device')
  const behind = await page.openBeside(await mailbox.link(EMAIL))
  await behind.press('button', 'Approve')
  await behind.find('[role="status"]', 'A code is on its way to you')
  await behind.close()
  await page.find(OTP)
  await look('email-code')
  const { id } = await mailbox.next(EMAIL)
  await page.type(OTP, await codeOf(mailbox, id))
  await page.find(ADDRESS, '0x')
  await page.gone(`${DIALOG}[open]`)
  const address = await page.textOf(ADDRESS)
  console.log('signed in by email')

  const first = await sign()
  console.log('an email wallet signs')

  await page.reload()
  await page.find(ADDRESS, address)
  if ((await sign()) !== first) throw new Error('Another key signed after the reload.')
  console.log('signed in again after a reload, and signs as before')

  const frame = await ask()
  await frame.call(() => location.reload())
  await page.find(RESULT, 'failed')
  await page.gone(`${DIALOG}[open]`)
  await look('email-frame-lost')
  await sign()
  console.log('a frame that is lost in a request fails it, and the next one is signed')
}

/** The mail with the code follows the one with the link. */
async function codeOf(mailbox, id) {
  const [newest] = await mailbox.mails(EMAIL)
  if (/^\d{6}/.test(newest?.subject ?? '')) return mailbox.code(EMAIL)
  await mailbox.next(EMAIL, id)
  return mailbox.code(EMAIL)
}
