import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createWalletControl } from '@redux-wallet-modal/sandbox'
import { VIEW_NAMES, type ViewName } from '../../../src/domain/views'
import { walkViews } from '../accessibility/walkViews'
import { sandboxUrls } from '../support/sandboxUrls'
import {
  imagesFolder,
  MARGIN_PX,
  pictureName,
  picturesFolder,
  pictureSize,
  SITTINGS,
} from './pictureFile'

const wallet = createWalletControl(sandboxUrls.wallet)
const WALK_TIMEOUT_MS = 120_000
const ALL_BYTES_MAX = 3_500_000
const HEIGHT = 800
/** A line of text more or less is a change worth a new picture. */
const NOTICEABLE_PX = 12

const expected = VIEW_NAMES.flatMap(view =>
  SITTINGS.map(({ width, theme }) => pictureName(view, width, theme)),
)

test.describe('Pictures of every view', () => {
  test('every registered view has its pictures and a judgement, and nothing else is kept', () => {
    const kept = readdirSync(picturesFolder)
    const pictures = kept.filter(name => name.endsWith('.png'))
    expect(pictures.sort()).toEqual([...expected].sort())
    const bytes = pictures.map(name => statSync(join(picturesFolder, name)).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(ALL_BYTES_MAX)
    const judgements = readFileSync(join(picturesFolder, 'README.md'), 'utf8')
    const unjudged = expected.filter(name => !judgements.includes(`(${name})`))
    expect(unjudged).toEqual([])
    expect(existsSync(join(imagesFolder, 'connect.png'))).toBe(true)
  })

  test('the pictures show the cards as they are today', async ({ page }) => {
    test.setTimeout(WALK_TIMEOUT_MS)
    await page.setViewportSize({ width: 1280, height: HEIGHT })
    const stale: string[] = []
    const seen: ViewName[] = await walkViews({
      page,
      wallet,
      query: 'theme=light',
      visit: async (view, card) => {
        const box = await card.boundingBox()
        const picture = pictureSize(join(picturesFolder, pictureName(view, 1280, 'light')))
        const height = picture.height - 2 * MARGIN_PX
        if (Math.abs((box?.height ?? 0) - height) > NOTICEABLE_PX) {
          stale.push(`${view} is ${String(box?.height)} px high, its picture ${String(height)}`)
        }
      },
    })
    expect(stale, 'take them again: npm run pictures').toEqual([])
    expect([...seen].sort()).toEqual([...VIEW_NAMES].sort())
  })
})
