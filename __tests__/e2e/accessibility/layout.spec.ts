import { expect, test } from '@playwright/test'
import { createWalletControl } from '@redux-wallet-modal/sandbox'
import { VIEW_NAMES } from '../../support/viewNames'
import type { ViewName } from '../../../src/domain/views'
import { sandboxUrls } from '../support/sandboxUrls'
import { layoutProblems } from './layoutProblems'
import { longerTexts } from './longerTexts'
import { movingProperties } from './movingProperties'
import { partsWithoutEdge } from './partsWithoutEdge'
import { settled } from './settled'
import { smallTargets } from './smallTargets'
import { strayTexts } from './strayTexts'
import { misorderedParts } from './misorderedParts'
import { walkViews } from './walkViews'

const wallet = createWalletControl(sandboxUrls.wallet)
const WALK_TIMEOUT_MS = 240_000

const sorted = (names: readonly ViewName[]) => [...names].sort()

declare global {
  interface Window {
    animated?: string[]
  }
}

test.describe('Every view fits small screens, long texts, reduced motion and forced colours', () => {
  test('the check reports text that does not wrap', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/bench.html')
    await page.getByTestId('wm-connect-button').first().click()
    const view = page.getByTestId('wm-view-Connect')
    await expect(view).toBeVisible()
    await view.evaluate(element => {
      const text = document.createElement('p')
      text.textContent = 'planted '.repeat(20)
      text.style.whiteSpace = 'nowrap'
      element.append(text)
    })
    const problems = await layoutProblems(
      page.getByTestId('wm-modal').locator('[data-wm-part="card"]'),
    )
    expect(problems.join('\n')).toMatch(/p "planted .* reaches out of the card/)
  })

  for (const [shape, size] of [
    ['of no size of its own', ''],
    ['higher than wide', 'width="40" height="150"'],
    ['wider than high', 'width="150" height="40"'],
  ] as const) {
    test(`a picture ${shape} stays within its tile`, async ({ page }) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`
      await page.addInitScript(
        connectorImages => {
          window.exampleHost = { connectorImages }
        },
        { 'dev.sandbox.wallet': `data:image/svg+xml,${encodeURIComponent(svg)}` },
      )
      await page.goto('/bench.html')
      await page.getByTestId('wm-connect-button').first().click()
      const tile = page.getByTestId('wm-wallet-dev.sandbox.wallet').locator('[data-wm-part="tile"]')
      await expect(tile.locator('img')).toHaveAttribute('data-wm-loaded')
      // Layout sizes, because the card's entrance transform distorts bounding boxes between reads.
      const [picture, place] = await tile.evaluate(({ children, clientWidth, clientHeight }) => {
        const { offsetWidth, offsetHeight } = [...children].find(
          child => child instanceof HTMLImageElement,
        ) as HTMLImageElement
        return [
          [offsetWidth, offsetHeight],
          [clientWidth, clientHeight],
        ]
      })
      expect(picture).toEqual(place)
    })
  }

  test('at 320 px with texts 40% longer nothing is cut or scrolls sideways; reduced motion animates only opacity; in forced colours the card, its buttons and the connection indicator keep an outline', async ({
    page,
  }) => {
    test.setTimeout(WALK_TIMEOUT_MS)
    await page.setViewportSize({ width: 320, height: 700 })
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
    await page.addInitScript(messages => {
      window.exampleHost = { messages }
    }, longerTexts())
    await page.addInitScript(() => {
      const animated: string[] = []
      window.animated = animated
      Element.prototype.animate = new Proxy(Element.prototype.animate, {
        apply(target, self, given: [Keyframe[], KeyframeAnimationOptions]) {
          const stillness = ['none', 'translateX(0px)', 'matrix(1, 0, 0, 1, 0, 0)']
          const isStill = (value: unknown) => stillness.includes(String(value))
          const changes = given[0].flatMap(frame => Object.entries(frame))
          const { duration } = given[1]
          if (typeof duration !== 'number' || duration > 0) {
            animated.push(...changes.flatMap(([name, value]) => (isStill(value) ? [] : [name])))
          }
          return Reflect.apply(target, self, given)
        },
      })
    })
    const found: Partial<Record<ViewName, string[]>> = {}
    const resting: Partial<Record<ViewName, string[]>> = {}
    const bare: Partial<Record<ViewName, string[]>> = {}
    const seen = await walkViews({
      page,
      wallet,
      visit: async (view, card) => {
        const problems = await layoutProblems(card)
        if (problems.length > 0) found[view] = problems
        const moving = (await movingProperties(card)).filter(name => name !== 'opacity')
        if (moving.length > 0) resting[view] = moving
        const parts = await partsWithoutEdge(card)
        if (parts.length > 0) bare[view] = parts
      },
    })
    expect(sorted(seen)).toEqual(sorted(VIEW_NAMES))
    expect(found).toEqual({})
    expect(bare).toEqual({})
    expect(resting).toEqual({})
    const animated = await page.evaluate(() => [...new Set(window.animated ?? [])])
    expect(animated, 'what scripts animated on the way').toEqual(['opacity'])
  })
})

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 740 } })

  test('in a right-to-left locale every view is mirrored and fits 320 px, and every target reaches 44 px, however small it is drawn', async ({
    page,
  }) => {
    test.setTimeout(WALK_TIMEOUT_MS)
    // The walk runs as a desktop browser with a touch screen: only the styles see the coarse
    // pointer.
    await page.addInitScript(() => {
      const real = window.matchMedia.bind(window)
      window.matchMedia = query => real(query === '(pointer:coarse)' ? 'not all' : query)
    })
    const found: Partial<Record<ViewName, string[]>> = {}
    const seen = await walkViews({
      page,
      wallet,
      query: 'locale=ar',
      visit: async (view, card) => {
        const problems = [
          ...(await layoutProblems(card)),
          ...(await strayTexts(card)),
          ...(await misorderedParts(card)),
          ...(await smallTargets(card)),
        ]
        const direction = await card.evaluate(element => getComputedStyle(element).direction)
        if (direction !== 'rtl') problems.push(`the card reads ${direction}`)
        const sides = await card.evaluate(root => {
          const middle = (id: string) => {
            const box = root.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect()
            return box && box.left + box.width / 2
          }
          const { left, width } = root.getBoundingClientRect()
          return { close: middle('wm-close'), back: middle('wm-back'), centre: left + width / 2 }
        })
        if ((sides.close ?? Infinity) > sides.centre) problems.push('close is not at the end')
        if ((sides.back ?? Infinity) < sides.centre) problems.push('back is not at the start')
        if (problems.length > 0) found[view] = problems
      },
    })
    expect(found).toEqual({})
    expect(sorted(seen)).toEqual(sorted(VIEW_NAMES))
  })

  test('the check reports a button that is too small', async ({ page }) => {
    await page.goto('/bench.html')
    await page.getByTestId('wm-connect-button').first().click()
    const view = page.getByTestId('wm-view-Connect')
    await expect(view).toBeVisible()
    await view.evaluate(element => {
      const label = document.createElement('label')
      label.innerHTML = '<input type="checkbox" style="display:block;width:16px;height:16px">'
      label.style.cssText = 'display:block;width:16px;margin:40px'
      element.append(label)
    })
    await settled(page)
    const problems = await smallTargets(page.locator('[data-wm-part="card"]'))
    expect(problems.join('\n')).toMatch(/^label "" is 1[67] wide\nlabel "" is 1[67] tall$/)
  })
})

test('in forced colours disabled controls use the system colour for disabled text', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await wallet.clearPolicy()
  await wallet.reset()
  await wallet.policy({ '*': 'approve' })
  await page.goto('/bench.html')
  await page.getByTestId('wm-connect-button').first().click()
  const card = page.getByTestId('wm-modal').locator('[data-wm-part="card"]')
  await card.getByTestId('wm-wallet-dev.sandbox.wallet').click()
  await page.getByTestId('wm-modal').waitFor({ state: 'hidden' })
  await page.getByTestId('wm-account-button').first().click()
  await card.getByTestId('wm-account-send').click()
  const preview = card.getByTestId('wm-send-preview')
  await expect(preview).toHaveAttribute('aria-disabled', 'true')
  const colors = await preview.evaluate(button => {
    const grey = document.createElement('span')
    grey.style.color = 'GrayText'
    button.append(grey)
    return [getComputedStyle(button).color, getComputedStyle(grey).color]
  })
  expect(colors[0]).toBe(colors[1])
})
