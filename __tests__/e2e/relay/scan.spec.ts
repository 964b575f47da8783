import { AllWalletsView } from '../pages/AllWalletsView'
import { ConnectView } from '../pages/ConnectView'
import type { PairingView } from '../pages/PairingView'
import { POCKET, openPairingUri } from '../support/connectOverRelay'
import { readPixels } from '../support/readPixels'
import { expect, test } from '../support/test'
import { fullUnless } from '../support/onlyFull'

const THEMES = ['light', 'dark'] as const
const SCALES = [1, 2] as const
/** A small phone and an upright tablet, in addition to the browser's window. */
const SIZES = [
  { width: 320, height: 720 },
  { width: 768, height: 1024 },
] as const

async function expectReadInEverySize(pairing: PairingView, code: string) {
  for (const size of SIZES) {
    await pairing.page.setViewportSize(size)
    expect(await pairing.scan()).toBe(code)
  }
}

/** The band between the corner patterns above the mark, as shares of the code's side. */
const BAND = { from: 0.12, to: 0.36, left: 0.12, right: 0.88 }
const DARK = 0x20
const WHITE = 0xff

/** Counts the pixels that are neither dark nor white, such as blurred edges. */
async function countGrey(pairing: PairingView): Promise<number> {
  const png = await pairing.qr.screenshot({ animations: 'disabled' })
  const { grey, width, height } = await readPixels(pairing.page, png)
  const isInBand = (at: number) => {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height]
    return y > BAND.from && y < BAND.to && x > BAND.left && x < BAND.right
  }
  const band = grey.filter((_value, at) => isInBand(at))
  expect(band.filter(value => value <= DARK).length, 'dark pixels').toBeGreaterThan(1_000)
  return band.filter(value => value > DARK && value < WHITE).length
}

test('P39: the edges of the modules are sharp, because some decoders misread grey ones', async ({
  host,
}) => {
  await host.goto()
  const pairing = await openPairingUri(host)
  await pairing.scan()
  expect(await countGrey(pairing)).toBe(0)
  await pairing.page.setViewportSize({ width: 320, height: 720 })
  expect(await countGrey(pairing)).toBe(0)
})

for (const theme of THEMES) {
  for (const deviceScaleFactor of SCALES) {
    const isAlways = (theme === 'dark') === (deviceScaleFactor === 1)
    test.describe(
      `P39: ${theme}, pixel ratio ${String(deviceScaleFactor)}`,
      fullUnless(isAlways),
      () => {
        test.use({ deviceScaleFactor })

        test('a picture of the page is enough to read the QR code for any wallet, and the wallet that scanned it connects', async ({
          host,
          pocket,
        }) => {
          await host.goto(`?theme=${theme}`)
          const pairing = await openPairingUri(host)
          const code = await pairing.scan('page')
          await expectReadInEverySize(pairing, code)
          await pocket.pair(code)
          const proposal = await pocket.nextPending({ method: 'session_proposal' })
          expect(proposal.verified).toBe('VALID')
          await expect(host.read('status')).toHaveText('disconnected')
          await pocket.answer(proposal.id, true)
          await pairing.expectConnected()
          await pairing.expectClosed()
          await host.expectConnected(POCKET[0] ?? '')
          await expect(host.read('wallet')).toHaveText('Sandbox Pocket')
        })

        test('a QR code with a wallet’s picture in its middle is equally readable', async ({
          page,
          host,
          pocket,
        }) => {
          const choice = new ConnectView(page)
          const all = new AllWalletsView(page)
          await pocket.policy({ session_proposal: 'approve' })
          await host.goto(`?theme=${theme}`)
          const pairing = await openPairingUri(host)
          const plain = await pairing.scan()
          await pairing.back.click()
          await choice.allWallets.click()
          await all.expectView('All wallets')
          await all.pick('Sandbox Pocket')
          await pairing.expectView('Sandbox Pocket')
          await expect(pairing.frame.locator('img')).toHaveJSProperty('complete', true)
          const code = await pairing.scan('page')
          expect(code).not.toBe(plain)
          await expectReadInEverySize(pairing, code)
          await pocket.pair(code)
          await pairing.expectConnected()
          await host.expectConnected(POCKET[0] ?? '')
        })
      },
    )
  }
}
