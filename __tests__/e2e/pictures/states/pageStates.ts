import { ConnectView } from '../../pages/ConnectView'
import { expect } from '../../support/test'
import type { PicturedState, StateJourney } from './pictureState'

async function begin({ page, host, services, look }: StateJourney) {
  await services.offer({ reown_branding: true })
  await page.addInitScript(() => {
    window.exampleHost = { look: { branding: 'UX by Example' } }
  })
  await host.goto(`?devtools=instrument&${look}`)
}

async function openModal({ page, host }: StateJourney) {
  await host.connectButton.click()
  await new ConnectView(page).expectView('Connect wallet')
}

/** Messages that the page shows through the modal. */
export const PAGE_STATES: readonly PicturedState[] = [
  {
    name: 'page-branding',
    async reach(journey) {
      await begin(journey)
      await openModal(journey)
      await expect(journey.page.getByTestId('wm-branding')).toHaveText('UX by Example')
    },
  },
  {
    name: 'page-toast',
    async reach(journey) {
      await begin(journey)
      const shown = await journey.page.evaluate(() =>
        window.exampleHost?.controls?.showToast({
          message: 'Your order is being prepared.',
          tone: 'positive',
        }),
      )
      expect(shown).toMatchObject({ status: 'done' })
      const toast = journey.page.getByTestId('wm-page-toast')
      await expect(toast).toBeInViewport()
      return toast
    },
  },
  {
    name: 'page-alert',
    async reach(journey) {
      await begin(journey)
      await journey.page.evaluate(() =>
        window.exampleHost?.controls?.showAlert({
          message: 'The price list of this page is out of date.',
          tone: 'warning',
        }),
      )
      await openModal(journey)
      await expect(
        journey.page
          .getByTestId('wm-root')
          .getByText('The price list of this page is out of date.'),
      ).toBeVisible()
    },
  },
]
