import { settled } from '../accessibility/settled'
import { AccountView } from '../pages/AccountView'
import { SendView } from '../pages/SendView'
import { beginConnected } from '../support/connectQuietly'
import { random } from '../support/random'
import { recordLayout } from '../support/recordLayout'
import { expect, test } from '../support/test'

test('Tabs of an account, and what stands below a recipient, stay where they are', async ({
  page,
  host,
  wallet,
}) => {
  const layout = await recordLayout(page)
  await host.goto()
  await beginConnected(host, wallet)
  await host.accountButton.click()
  await settled(page)
  await layout.take()
  const tabs = page.getByRole('tablist')
  const before = await tabs.boundingBox()
  for (const name of ['NFTs', 'Activity', 'Tokens']) {
    await page.getByRole('tab', { name }).click()
    await settled(page)
    const { frames, moves } = await layout.take()
    expect.soft(frames, 'frames were seen').toBeGreaterThan(0)
    expect.soft(moves, `what moved in the card, at ${name}`).toEqual([])
    expect.soft(await tabs.boundingBox(), `the tabs on the screen, at ${name}`).toEqual(before)
  }

  await new AccountView(page).send.click()
  const send = new SendView(page)
  await send.choose('ETH')
  await settled(page)
  const bar = page.locator('[data-wm-part="bar"]')
  const place = await bar.boundingBox()
  for (const text of [random.address(), 'alice.reown.id', 'nobody.reown.id', '0x12']) {
    await send.recipient.fill('')
    await send.recipient.pressSequentially(text)
    await settled(page)
    expect.soft(await bar.boundingBox(), `what stands below, at ${text}`).toEqual(place)
  }
})
