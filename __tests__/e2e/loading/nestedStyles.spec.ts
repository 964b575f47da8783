import type { Page } from '@playwright/test'
import { settled } from '../accessibility/settled'
import { AccountView } from '../pages/AccountView'
import { ConnectView } from '../pages/ConnectView'
import { beginConnected } from '../support/connectQuietly'
import { expect, test } from '../support/test'

/** Of every element of the card, and of what stands before and after it: what the browser made of its rules. */
const readStyles = (page: Page) =>
  page.getByTestId('wm-modal').evaluate(dialog =>
    [dialog, ...dialog.querySelectorAll('*')].flatMap((element, at) =>
      ['', '::before', '::after'].map(part => {
        const style = getComputedStyle(element, part)
        if (part !== '' && style.content === 'none') return ''
        const name = `${String(at)} ${element.localName} ${element.getAttribute('data-wm-part') ?? ''}${part}`
        return `${name} { ${[...style].map(each => `${each}: ${style.getPropertyValue(each)}`).join('; ')} }`
      }),
    ),
  )

const hasNestedRules = (page: Page) =>
  page.getByTestId('wm-root').evaluate(host => {
    const rules = (host.shadowRoot?.adoptedStyleSheets ?? []).flatMap(sheet => [...sheet.cssRules])
    return rules.some(rule => rule instanceof CSSStyleRule && rule.cssRules.length > 0)
  })

test('A browser that nests rules shows the same as one whose rules are taken apart', async ({
  page,
  host,
  wallet,
}) => {
  test.setTimeout(90_000)
  const connect = new ConnectView(page)
  const account = new AccountView(page)
  const visit = async (isNested: boolean) => {
    await host.goto()
    await host.connectButton.click()
    await settled(page)
    expect(await hasNestedRules(page)).toBe(isNested)
    const styles = [await readStyles(page)]
    await connect.close.click()
    await beginConnected(host, wallet)
    await host.accountButton.click()
    await settled(page)
    styles.push(await readStyles(page))
    await account.send.click()
    await settled(page)
    styles.push(await readStyles(page))
    return styles
  }
  const nested = await visit(true)
  await wallet.reset()
  await page.evaluate(() => {
    localStorage.clear()
  })
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'CSSNestedDeclarations')
  })
  const apart = await visit(false)
  for (const [at, view] of ['Connect', 'Account', 'Send'].entries()) {
    expect(nested[at]?.length, view).toBeGreaterThan(100)
    expect(apart[at], view).toEqual(nested[at])
  }
})
