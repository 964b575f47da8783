import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { VIEW_NAMES } from '../../support/viewNames'
import {
  ANIMATED_PICTURE,
  EMAIL_PICTURES,
  emailFolder,
  familiesFolder,
  FAMILY_PICTURES,
  imagesFolder,
  pictureName,
  pictureSize,
  picturesFolder,
  README_PICTURES,
  reviewsFolder,
  reviewsPicture,
  SITE_PICTURES,
  siteFolder,
  README_WIDTH,
  SITTINGS,
  STATE_SITTINGS,
  statePicture,
  statesFolder,
  THEMES,
} from './pictureFile'
import { KEPT_STATES } from './states/stateGroups'

const ALL_BYTES_MAX = 16_000_000
const FAMILIES_BYTES_MAX = 900_000
const EMAIL_BYTES_MAX = 1_200_000
const SITE_BYTES_MAX = 2_000_000
const STATES_BYTES_MAX = 11_500_000
const REVIEWS_BYTES_MAX = 1_200_000
const ANIMATED_BYTES_MAX = 1_500_000

const expected = VIEW_NAMES.flatMap(view =>
  SITTINGS.map(({ width, theme }) => pictureName(view, width, theme)),
)

test.describe('Pictures of every view', () => {
  test('every registered view has its pictures and a review, and there are no other pictures', () => {
    const kept = readdirSync(picturesFolder)
    const pictures = kept.filter(name => name.endsWith('.png'))
    expect(pictures.sort()).toEqual([...expected].sort())
    const bytes = pictures.map(name => statSync(join(picturesFolder, name)).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(ALL_BYTES_MAX)
    const judgements = readFileSync(join(picturesFolder, 'README.md'), 'utf8')
    const unjudged = expected.filter(name => !judgements.includes(`(${name})`))
    expect(unjudged).toEqual([])
  })

  test('the other chain families have their pictures, each documented by name', () => {
    const kept = readdirSync(familiesFolder)
    expect(kept.sort()).toEqual([...FAMILY_PICTURES].sort())
    const bytes = kept.map(name => statSync(join(familiesFolder, name)).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(FAMILIES_BYTES_MAX)
    const judgements = readFileSync(join(picturesFolder, 'README.md'), 'utf8')
    expect(kept.filter(name => !judgements.includes(`(families/${name})`))).toEqual([])
  })

  test('the email wallet frame’s reviews have their pictures, each documented by name', () => {
    const kept = readdirSync(emailFolder)
    expect(kept.sort()).toEqual([...EMAIL_PICTURES].sort())
    const bytes = kept.map(name => statSync(join(emailFolder, name)).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(EMAIL_BYTES_MAX)
    const judgements = readFileSync(join(picturesFolder, 'README.md'), 'utf8')
    expect(kept.filter(name => !judgements.includes(`(email/${name})`))).toEqual([])
  })

  test('the pages of the email wallet’s site have their pictures, each documented by name', () => {
    const kept = readdirSync(siteFolder)
    expect(kept.sort()).toEqual([...SITE_PICTURES].sort())
    const bytes = kept.map(name => statSync(join(siteFolder, name)).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SITE_BYTES_MAX)
    const judgements = readFileSync(join(picturesFolder, 'README.md'), 'utf8')
    expect(kept.filter(name => !judgements.includes(`(site/${name})`))).toEqual([])
  })

  test('every error state has its pictures, each documented by name', () => {
    const kept = readdirSync(statesFolder)
    const wanted = KEPT_STATES.flatMap(state =>
      STATE_SITTINGS.map(({ width, theme }) => statePicture(state, width, theme)),
    )
    expect(kept.sort()).toEqual(wanted.sort())
    const bytes = kept.map(name => statSync(join(statesFolder, name)).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(STATES_BYTES_MAX)
    const judgements = readFileSync(join(picturesFolder, 'README.md'), 'utf8')
    expect(kept.filter(name => !judgements.includes(`(states/${name})`))).toEqual([])
  })

  test('the reviews of money have a side-by-side picture in each theme, documented by name', () => {
    const kept = readdirSync(reviewsFolder)
    expect(kept.sort()).toEqual(THEMES.map(reviewsPicture).sort())
    const bytes = kept.map(name => statSync(join(reviewsFolder, name)).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(REVIEWS_BYTES_MAX)
    const judgements = readFileSync(join(picturesFolder, 'README.md'), 'utf8')
    expect(kept.filter(name => !judgements.includes(`(reviews/${name})`))).toEqual([])
  })

  test('the readme shows all of its pictures, high-resolution ones and an animated one', () => {
    const readme = readFileSync(join(imagesFolder, '../../README.md'), 'utf8')
    const kept = readdirSync(imagesFolder).sort()
    expect(kept).toEqual([...README_PICTURES, ANIMATED_PICTURE].sort())
    expect(kept.filter(name => !readme.includes(`docs/images/${name}`))).toEqual([])
    for (const name of README_PICTURES) {
      expect(pictureSize(join(imagesFolder, name)).width, name).toBe(2 * README_WIDTH)
    }
    const animated = readFileSync(join(imagesFolder, ANIMATED_PICTURE))
    expect(animated.length).toBeLessThan(ANIMATED_BYTES_MAX)
    const control = animated.indexOf('acTL')
    expect(animated.readUInt32BE(control + 4), 'frames').toBeGreaterThan(9)
  })
})
