import { SOCIAL_PROVIDERS } from '../../../src/domain/socials'
import { layOutSocials } from '../../../src/features/embedded/social/layOutSocials'
import { getOfferedSocials } from '../../../src/core/login/getOfferedSocials'
import { readPageFacts } from '../../../src/clients/readPageFacts'
import { readPlatform } from '../../../src/lib/links/platform'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36'

const on = (userAgent: string, hasTelegramObject: boolean) =>
  readPlatform({ ...readPageFacts(undefined), userAgent, hasTelegramObject })

describe('getOfferedSocials', () => {
  it.each([
    ['iOS', IPHONE, ['google']],
    ['macOS', MAC, ['x']],
    ['Android', ANDROID, ['facebook', 'x']],
    ['Windows', WINDOWS, []],
  ])('omits what does not work inside Telegram on %s', (_system, userAgent, left) => {
    const expected = SOCIAL_PROVIDERS.filter(name => !left.includes(name))
    expect(getOfferedSocials(SOCIAL_PROVIDERS, on(userAgent, true))).toEqual(expected)
    expect(getOfferedSocials(SOCIAL_PROVIDERS, on(userAgent, false))).toEqual(SOCIAL_PROVIDERS)
  })

  it('keeps the given order, omits unknown names, and lists no name twice', () => {
    const names = ['github', 'myspace', null, 'google', 'github', 'Google']
    expect(getOfferedSocials(names, on(WINDOWS, false))).toEqual(['github', 'google'])
  })
})

describe('layOutSocials', () => {
  const first = (count: number) => SOCIAL_PROVIDERS.slice(0, count)
  it.each([
    [0, 0, 0, false],
    [1, 1, 0, false],
    [2, 0, 2, false],
    [3, 1, 2, false],
    [6, 1, 5, false],
    [7, 1, 4, true],
  ])('arranges %d providers in %d row and %d tiles', (count, wide, tiles, hasMore) => {
    const layout = layOutSocials(first(count))
    expect(layout.wide).toHaveLength(wide)
    expect(layout.tiles).toHaveLength(tiles)
    expect(layout.hasMore).toBe(hasMore)
    expect([...layout.wide, ...layout.tiles]).toEqual(first(count).slice(0, wide + tiles))
  })
})
