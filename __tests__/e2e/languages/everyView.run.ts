import { expect, test } from '@playwright/test'
import { languages } from '../../../src/strings/languages'
import { VIEW_NAMES } from '../../support/viewNames'
import {
  lookAt,
  notFitting,
  ONE_OF_EACH,
  queryOf,
  VIEWS_SHOWN,
} from '../accessibility/galleryStates'
import { violationsOf } from '../accessibility/violationsOf'
import { showInGallery } from '../support/showInGallery'

const TAGS = process.env['LANGUAGES']?.split(',') ?? Object.keys(languages)
const LIMIT_MS = 900_000

test('the gallery has a state of every view', () => {
  expect([...VIEWS_SHOWN].sort()).toEqual([...VIEW_NAMES].sort())
})

for (const tag of TAGS)
  for (const theme of ['light', 'dark'])
    test(`every view fits 320 px and axe finds nothing: ${tag}, ${theme}`, async ({ page }) => {
      test.setTimeout(LIMIT_MS)
      await page.setViewportSize({ width: 320, height: 700 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const found = await lookAt(
        ONE_OF_EACH,
        each => showInGallery(page, queryOf(each, `lang=${tag}&theme=${theme}`)),
        async card => {
          await expect(page.locator('[data-wm-theme][lang]')).toHaveAttribute('lang', tag)
          return [...(await notFitting(card)), ...(await violationsOf(page))]
        },
      )
      expect(found).toEqual({})
    })
