import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { VIEW_NAMES } from '../../support/viewNames'
import { imagesFolder, pictureName, picturesFolder, SITTINGS } from './pictureFile'

const ALL_BYTES_MAX = 3_500_000

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
})
