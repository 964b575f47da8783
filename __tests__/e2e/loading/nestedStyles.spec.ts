import type { Page } from '@playwright/test'
import { settled } from '../accessibility/settled'
import { ConnectView } from '../pages/ConnectView'
import { expect, test } from '../support/test'

/** The computed styles of every element of the card, and of its ::before and ::after. */
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

test('A browser with CSS nesting renders the same as one with flattened rules', async ({
  page,
  host,
}) => {
  test.setTimeout(60_000)
  const card = page.getByTestId('wm-modal')
  const visit = async (isNested: boolean) => {
    await host.goto()
    await host.connectButton.click()
    await expect(card.getByTestId(/^wm-wallet-[0-9a-f]{64}$/)).toHaveCount(3)
    await settled(page)
    expect(await hasNestedRules(page)).toBe(isNested)
    const styles = [await readStyles(page)]
    for (const way of ['wm-get-wallet', 'wm-help']) {
      await card.getByTestId(way).click()
      await settled(page)
      styles.push(await readStyles(page))
      await new ConnectView(page).back.click()
      await settled(page)
    }
    return styles
  }
  const nested = await visit(true)
  await page.evaluate(() => {
    localStorage.clear()
  })
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'CSSNestedDeclarations')
  })
  const apart = await visit(false)
  for (const [at, view] of ['Connect', 'Get a wallet', 'What is a wallet'].entries()) {
    expect(nested[at]?.length, view).toBeGreaterThan(50)
    expect(apart[at], view).toEqual(nested[at])
  }
})
