import { violationsOf } from '../accessibility/violationsOf'
import { ConnectView } from '../pages/ConnectView'
import { expect, test } from '../support/test'

type Look = NonNullable<NonNullable<Window['exampleHost']>['look']>

const BRANDING = { branding: 'UX by Example' } satisfies Look
const TOAST = 'Your order is being prepared.'
const ALERT = 'The price list of this page is out of date.'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(look => {
    window.exampleHost = { look }
  }, BRANDING)
})

for (const theme of ['light', 'dark'] as const)
  for (const width of [320, 1280]) {
    test(`the branding of a page stands below the ways to connect where its project lets it, ${theme}, ${String(width)} px`, async ({
      page,
      host,
      services,
    }) => {
      await services.offer({ reown_branding: true })
      await page.setViewportSize({ width, height: 800 })
      await host.goto(`?theme=${theme}`)
      await host.connectButton.click()
      const view = new ConnectView(page)
      await view.expectView('Connect wallet')
      await expect(page.getByTestId('wm-branding')).toHaveText('UX by Example')
      await expect(page.getByTestId('wm-branding')).toBeInViewport()
      expect(await violationsOf(page)).toEqual([])
      await test
        .info()
        .attach('branding', { body: await page.screenshot(), contentType: 'image/png' })
    })

    test(`a toast of the page is read on the page, and an alert in the card, ${theme}, ${String(width)} px`, async ({
      page,
      host,
      services,
    }) => {
      await services.offer({ reown_branding: true })
      await page.setViewportSize({ width, height: 800 })
      await host.goto(`?theme=${theme}&devtools=instrument`)
      const shown = await page.evaluate(
        message => window.exampleHost?.controls?.showToast({ message, tone: 'positive' }),
        TOAST,
      )
      expect(shown).toMatchObject({ status: 'done' })
      const toast = page.getByTestId('wm-page-toast')
      await expect(toast).toContainText(TOAST)
      await expect(toast).toBeInViewport()
      expect(await violationsOf(page)).toEqual([])
      await test.info().attach('toast', { body: await page.screenshot(), contentType: 'image/png' })
      await toast.getByRole('button').click()
      await expect(toast).toHaveCount(0)

      await page.evaluate(
        message => window.exampleHost?.controls?.showAlert({ message, tone: 'warning' }),
        ALERT,
      )
      await host.connectButton.click()
      await new ConnectView(page).expectView('Connect wallet')
      await expect(page.getByTestId('wm-root').getByText(ALERT)).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await test.info().attach('alert', { body: await page.screenshot(), contentType: 'image/png' })
    })
  }

test('the modal hides a page’s branding when its project switches that off', async ({
  page,
  host,
  services,
  trouble,
}) => {
  trouble.expect(/LOCAL_CONFIGURATION_IGNORED: .*: branding\./)
  await services.offer({ reown_branding: false })
  await host.goto()
  await host.connectButton.click()
  await new ConnectView(page).expectView('Connect wallet')
  await expect.poll(() => trouble.found.join()).toContain('LOCAL_CONFIGURATION_IGNORED')
  await expect(page.getByTestId('wm-branding')).toHaveCount(0)
})
