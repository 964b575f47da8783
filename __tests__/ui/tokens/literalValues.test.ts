import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(process.cwd(), 'src')
const parts = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.tsx'))
  .sort()

/** Values that must not follow the theme. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Safari zooms into a field whose letters are smaller.
  'ui/fields/OtpInput.tsx': ['font-size: 16px'],
  // The height of a large amount, which stays while its letters shrink with its length.
  'ui/fields/AmountInput.tsx': ['line-height: 48px', 'line-height: 24px'],
  // Cameras read dark on light, in either theme.
  'ui/media/Qr.tsx': ['fill: #15171c', 'background: #fff'],
  'features/embedded/views/ConnectingFarcasterView.tsx': ['background: #15171c', 'color: #fff'],
}

const LITERALS = [
  /font-size: *\d[^;]*/g,
  /line-height: *\d+px/g,
  /font-weight: *\d+/g,
  /border-radius: *[1-9]\d*px/g,
  /(?:^|[\s(:,])(?:color|background|border-color|stroke|fill): *#[0-9a-f]{3,8}/gim,
]

const literalsIn = (name: string) => {
  const text = readFileSync(join(root, name), 'utf8')
  const found = LITERALS.flatMap(pattern => text.match(pattern) ?? []).map(each => each.trim())
  return found.filter(each => !ALLOWED[name]?.includes(each))
}

describe('styled parts', () => {
  it('are many', () => {
    expect(parts.length).toBeGreaterThan(300)
  })

  it('take type, weight, radius and colour from tokens', () => {
    const literals = parts
      .map(name => [name, literalsIn(name)] as const)
      .filter(([, found]) => found.length > 0)
    expect(Object.fromEntries(literals)).toEqual({})
  })
})
