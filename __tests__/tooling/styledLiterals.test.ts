import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const SRC = join(__dirname, '../../src')
const ROOMS = ['ui', 'core', 'features', 'app/shell']

/** Styled parts with a deliberate literal, and the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'ui/media/Avatar.tsx': 'the colours of an account are worked out from its address',
  'ui/layout/Glow.tsx': 'the colours of an account are worked out from its address',
  'ui/fields/OtpInput.tsx': 'iOS zooms into a field whose text is smaller than 16 px',
  'ui/fields/MoneyInput.tsx': 'a large amount keeps its height while its letters shrink',
  'ui/media/Qr.tsx': 'a code is dark on white in every theme',
  'ui/media/QrFrame.ts': 'a code is dark on white in every theme',
  'features/embedded/views/ConnectingFarcasterView.tsx': 'a code is dark on white in every theme',
}

const RULES: readonly (readonly [string, RegExp])[] = [
  ['radius', /border(?:-\w+)*-radius:[^;`]*?\b\d*\.?\d+(?:px|rem)/],
  ['type', /font-size:[^;`]*?\b\d*\.?\d+(?:px|rem|em)/],
  ['weight', /font-weight: *\d+/],
  ['line height', /line-height: *\d+px/],
  ['colour', /(?<![\w&-])(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|(?:rgb|hsl)a?\()/i],
]

/** A mask's colour only defines what is visible. */
const withoutMasks = (css: string) => css.replace(/#000|--[\w-]*fade:[^;]*;|mask-image:[^;]*;/g, '')

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => relative(SRC, join(entry.parentPath, entry.name)))
}

/** The template literals of `styled` parts and `css`, without host sheets and tokens. */
const templatesOf = (source: string): string[] =>
  [...source.matchAll(/(?:styled[.(][^`]*|css)`((?:[^`\\]|\\.|`[^`]*`)*?)`\n/g)].map(
    ([, css = '']) => css,
  )

function literalsIn(source: string): string[] {
  return templatesOf(source).flatMap(css =>
    RULES.flatMap(([kind, rule]) => {
      const found = rule.exec(withoutMasks(css))
      return found ? [`${kind}: ${found[0].trim()}`] : []
    }),
  )
}

describe('styled parts take radii, type and colours from tokens', () => {
  it('finds a literal value of each kind', () => {
    const part = (rule: string) => literalsIn('const A = styled.p`\n  ' + rule + '\n`\n')
    expect(part('border-radius: 9px;')).toHaveLength(1)
    expect(part('font-size: 13px;')).toHaveLength(1)
    expect(part('font-weight: 600;')).toHaveLength(1)
    expect(part('line-height: 20px;')).toHaveLength(1)
    expect(part('color: #fff;')).toHaveLength(1)
    expect(part('background: hsl(12 80% 50%);')).toHaveLength(1)
    expect(part('border-radius: 50%; font-size: var(--wm-font-size-14); color: inherit;')).toEqual(
      [],
    )
  })

  it('holds for every part, except those listed with a reason', () => {
    const files = ROOMS.flatMap(room => filesIn(join(SRC, room)))
    expect(files.length).toBeGreaterThan(200)
    const found = files
      .filter(file => !(file in ALLOWED))
      .flatMap(file =>
        literalsIn(readFileSync(join(SRC, file), 'utf8')).map(value => `${file} ${value}`),
      )
    expect(found).toEqual([])
  })

  it('needs every exception', () => {
    const needless = Object.keys(ALLOWED).filter(
      file => literalsIn(readFileSync(join(SRC, file), 'utf8')).length === 0,
    )
    expect(needless).toEqual([])
  })
})
