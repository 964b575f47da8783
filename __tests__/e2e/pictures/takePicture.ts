import type { Locator, Page } from '@playwright/test'
import { settled } from '../accessibility/settled'
import { MARGIN_PX } from './pictureFile'

/** Takes a picture of a part of the page, with a margin of the page around it. */
export async function takePart(page: Page, part: Locator, path: string) {
  const box = await part.boundingBox()
  const room = page.viewportSize()
  if (!box || !room) throw new Error(`There is nothing on screen for ${path}`)
  const x = Math.max(0, box.x - MARGIN_PX)
  const y = Math.max(0, box.y - MARGIN_PX)
  await page.screenshot({
    path,
    clip: {
      x,
      y,
      width: Math.min(room.width, box.x + box.width + MARGIN_PX) - x,
      height: Math.min(room.height, box.y + box.height + MARGIN_PX) - y,
    },
  })
}

/** Takes a picture of a card at rest. */
export async function takePicture(page: Page, card: Locator, path: string) {
  await page.mouse.move(0, 0)
  await settled(page)
  await takePart(page, card, path)
}
