import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import type { ViewName } from '../../../src/domain/views'
import { MARGIN_PX, pictureName, picturesFolder, pictureSize, PIXELS_A_POINT } from './pictureFile'

/** One more or less line of text calls for a new picture. */
const NOTICEABLE_PX = 12

/**
 * Describes how a card differs from its picture at 1280 px in the light theme; null if it does not.
 */
export async function staleness(view: ViewName, card: Locator): Promise<string | null> {
  const box = await card.boundingBox()
  const picture = pictureSize(join(picturesFolder, pictureName(view, 1280, 'light')))
  const height = picture.height / PIXELS_A_POINT - 2 * MARGIN_PX
  if (Math.abs((box?.height ?? 0) - height) <= NOTICEABLE_PX) return null
  return `${view} is ${String(box?.height)} px high, its picture ${String(height)}`
}
