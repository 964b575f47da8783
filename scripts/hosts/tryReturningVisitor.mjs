import { answerForeignHosts } from '../visit/answerForeignHosts.mjs'
import { FAKE_ACCOUNT, FAKE_WALLET, installFakeWallet } from '../visit/fakeWallet.mjs'

const TIMEOUT_MS = 20_000
const NAME = 'walletModal.session'
const CONNECT = 'data-wm-part="connect-button"'
const ACCOUNT = 'data-wm-part="account-button"'
const BALANCE = `[${ACCOUNT}] .wm-host-balance`
const SHOWN = `${FAKE_ACCOUNT.slice(0, 4)}…${FAKE_ACCOUNT.slice(-6)}`

const check = (holds, message) => {
  if (!holds) throw new Error(message)
}

/** Returns the first HTML by plain HTTP, without the comments React puts between texts. */
async function htmlOf(url, cookie) {
  const response = await fetch(url, { headers: cookie === undefined ? {} : { cookie } })
  check(response.ok, `${url} answers ${String(response.status)}.`)
  return (await response.text()).replaceAll('<!-- -->', '')
}

/** Records the page's problems and foreign requests. */
function listenTo(page, url) {
  const problems = []
  const foreign = []
  page.on('pageerror', error => problems.push(error.message))
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('request', request => {
    const { protocol, origin, pathname } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(url).origin)
      foreign.push(origin + pathname)
  })
  return { problems, foreign }
}

/** Records each text the page's buttons show from its first HTML on. */
function noteTexts() {
  window.shownTexts = new Set()
  // HTML that arrives in pieces opens a button before its text: nothing follows an open element.
  const isParsed = node =>
    document.readyState !== 'loading' ||
    node.nextSibling !== null ||
    (node.parentNode !== null && isParsed(node.parentNode))
  const note = () =>
    document.querySelectorAll('[data-wm-part$="-button"]').forEach(button => {
      if (isParsed(button)) window.shownTexts.add(button.textContent)
    })
  new MutationObserver(note).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  })
}

/**
 * A visitor connects, returns and disconnects, in a page that keeps the session in a cookie.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url the page, on a separate port
 * @param {string} pictures path prefix of the screenshots
 * @returns {Promise<string>} a summary of the visit
 */
export async function tryReturningVisitor(browser, url, pictures) {
  check(
    (await htmlOf(url)).includes(CONNECT),
    'Without a cookie, the first HTML has no connect button.',
  )
  const context = await browser.newContext()
  context.setDefaultTimeout(TIMEOUT_MS)
  const visit = async ({ isNew = false } = {}) => {
    const page = await context.newPage()
    const heard = listenTo(page, url)
    await answerForeignHosts(page, url)
    await installFakeWallet(page)
    await page.addInitScript(noteTexts)
    await page.goto(url)
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0) // Hydrated.
    if (!isNew) await page.locator(BALANCE).waitFor()
    return { page, ...heard }
  }
  const cookieNow = async () => (await context.cookies()).find(({ name }) => name === NAME)
  try {
    const first = await visit({ isNew: true })
    const connect = first.page.getByRole('button', { name: 'Connect wallet' })
    await connect.waitFor()
    check(first.foreign.length === 0, `Before any touch, the page asks ${first.foreign.join(', ')}`)
    await connect.click()
    await first.page.getByRole('dialog').getByRole('button', { name: FAKE_WALLET }).click()
    // Cached for a while: a returning visitor requests nothing.
    await first.page.locator(BALANCE).waitFor()
    check(first.problems.length === 0, `The page says: ${first.problems.join('; ')}`)
    await first.page.close()

    const cookie = await cookieNow()
    check(cookie !== undefined, 'No cookie was written.')
    check(cookie.sameSite === 'Lax' && cookie.path === '/', 'The cookie is sent too far.')
    check(NAME.length + cookie.value.length < 1024, 'The cookie is too long.')
    const html = await htmlOf(url, `theme=dark; ${NAME}=${cookie.value}`)
    check(html.includes(ACCOUNT) && html.includes(SHOWN), 'The first HTML lacks the account.')
    check(html.includes('Ethereum'), 'The first HTML lacks the network.')
    check(!html.includes(CONNECT), 'The first HTML has the connect button as well.')
    const damaged = await htmlOf(url, `${NAME}=1&eip155:1&eip155:1:<script>/x`)
    check(damaged.includes(CONNECT) && !damaged.includes(ACCOUNT), 'A damaged cookie is taken.')

    const back = await visit()
    const texts = await back.page.evaluate(() => [...window.shownTexts])
    const other = texts.filter(text => !text.includes(SHOWN) && !text.includes('Ethereum'))
    check(other.length === 0, `On the way, buttons said: ${other.join(', ')}`)
    check(back.problems.length === 0, `The page says: ${back.problems.join('; ')}`)
    check(back.foreign.length === 0, `Who comes back asks ${back.foreign.join(', ')}`)
    await back.page.screenshot({ path: `${pictures}-restored.png` })
    await back.page.close()

    // The same page in the same browser, without the cookie: restoring requests nothing either.
    await context.clearCookies()
    const plain = await visit()
    check(
      plain.foreign.length === 0,
      `Without the cookie, the page asks ${plain.foreign.join(', ')}`,
    )
    check((await cookieNow())?.value === cookie.value, 'The cookie is not written anew.')
    await plain.page.getByTestId('wm-account-button').click()
    await plain.page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await plain.page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    check((await cookieNow()) === undefined, 'The cookie stays when the visitor disconnects.')
    return `first HTML with ${SHOWN} on Ethereum, hydrated, restored, 0 warnings, 0 requests to other hosts with and without the cookie`
  } finally {
    await context.close()
  }
}

/** Takes a screenshot of the page with the cookie and without scripts. */
export async function photographFirstHtml(browser, url, pictures) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  try {
    const value = `1&eip155:1&eip155:1:${FAKE_ACCOUNT}/example.size-check`
    await context.addCookies([{ name: NAME, value, url }])
    const page = await context.newPage()
    await page.goto(url)
    await page.locator(`[${ACCOUNT}]`).waitFor()
    await page.screenshot({ path: `${pictures}-first-html.png` })
  } finally {
    await context.close()
  }
}
