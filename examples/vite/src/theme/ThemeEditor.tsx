import { useEffect, useMemo, useState } from 'react'
import {
  ConnectButton,
  useTheme,
  WalletModal,
  type ThemeDensity,
  type ThemeMode,
  type ThemeOptions,
  type ThemeRadius,
} from 'redux-wallet-modal'
import * as themes from 'redux-wallet-modal/themes'
import { Choice } from './Choice'
import { store } from './store'
import { themeSnippet } from './themeSnippet'

const { contrast, midnight, paper, rounded, contrastProblems } = themes
const PRESETS = { none: {}, midnight, paper, rounded, contrast } as const satisfies Readonly<
  Record<string, ThemeOptions>
>
type Preset = keyof typeof PRESETS
const PRESET_NAMES = Object.keys(PRESETS) as Preset[]

const OF_PRESET = 'of the preset'
const RADII = [OF_PRESET, 'none', 'small', 'medium', 'large', 'full'] as const
const DENSITIES = ['comfortable', 'compact'] as const
const MODES = ['system', 'light', 'dark'] as const

const FONTS = {
  [OF_PRESET]: '',
  'Sans serif': 'system-ui, sans-serif',
  Serif: 'Georgia, serif',
  Monospace: 'ui-monospace, monospace',
}
type Font = keyof typeof FONTS

const isHex = (text: string) => /^#[\da-f]{6}$/i.test(text)

/**
 * Lets the visitor choose a theme, previews it on a working modal, reports poor contrast, and shows
 * its code.
 */
export function ThemeEditor() {
  const { setTheme, setMode } = useTheme({ store })
  const [preset, setPreset] = useState<Preset>('none')
  const [accent, setAccent] = useState('')
  const [radius, setRadius] = useState<(typeof RADII)[number]>(OF_PRESET)
  const [density, setDensity] = useState<ThemeDensity>('comfortable')
  const [font, setFont] = useState<Font>(OF_PRESET)
  const [mode, chooseMode] = useState<ThemeMode>('system')
  const [isCopied, setIsCopied] = useState(false)

  const own = useMemo(
    (): ThemeOptions => ({
      ...(accent && { accent }),
      ...(radius !== OF_PRESET && { radius: radius satisfies ThemeRadius }),
      ...(density !== 'comfortable' && { density }),
      ...(FONTS[font] && { font: FONTS[font] }),
    }),
    [accent, radius, density, font],
  )
  const theme = useMemo((): ThemeOptions => ({ ...PRESETS[preset], ...own }), [preset, own])
  useEffect(() => setTheme(theme), [theme, setTheme])
  useEffect(() => setMode(mode), [mode, setMode])

  const problems = useMemo(() => contrastProblems(theme), [theme])
  const code = themeSnippet({ preset: preset === 'none' ? null : preset, own, mode })
  const copy = () => {
    navigator.clipboard.writeText(code).then(
      () => setIsCopied(true),
      () => setIsCopied(false), // the code can still be selected
    )
  }

  return (
    <main>
      <h1>Theme editor</h1>
      <div className="editor">
        <form onSubmit={event => event.preventDefault()} aria-label="Theme">
          <Choice
            legend="Preset"
            name="preset"
            values={PRESET_NAMES}
            value={preset}
            onChange={setPreset}
          />
          <fieldset>
            <legend>Accent</legend>
            <div className="options">
              <input
                type="color"
                aria-label="Accent, as a picture"
                value={isHex(accent) ? accent : '#3d5aff'}
                onChange={event => setAccent(event.target.value)}
              />
              <input
                type="text"
                aria-label="Accent, any CSS color"
                placeholder="of the preset"
                value={accent}
                onChange={event => setAccent(event.target.value)}
              />
            </div>
          </fieldset>
          <Choice
            legend="Radius"
            name="radius"
            values={RADII}
            value={radius}
            onChange={setRadius}
          />
          <Choice
            legend="Density"
            name="density"
            values={DENSITIES}
            value={density}
            onChange={setDensity}
          />
          <Choice
            legend="Font"
            name="font"
            values={Object.keys(FONTS) as Font[]}
            value={font}
            onChange={setFont}
          />
          <Choice legend="Mode" name="mode" values={MODES} value={mode} onChange={chooseMode} />
        </form>
        <section aria-label="Preview" className="preview" data-mode={mode}>
          <ConnectButton store={store} />
          <WalletModal store={store} embedded />
        </section>
        <section aria-label="Result" className="result">
          <h2>Contrast</h2>
          <div role="status">
            {problems.length === 0 ? (
              <p>Every text reads at 4.5:1 or more, in both modes.</p>
            ) : (
              <ul>
                {problems.map(each => (
                  <li key={`${each.mode} ${each.color} ${each.on}`}>
                    {each.mode}: {each.color} on {each.on} is {each.ratio}:1, and should be{' '}
                    {each.needed}:1
                  </li>
                ))}
              </ul>
            )}
          </div>
          <h2>Code</h2>
          <pre tabIndex={0} aria-label="Code">
            {code}
          </pre>
          <button type="button" onClick={copy} onBlur={() => setIsCopied(false)}>
            {isCopied ? 'Copied' : 'Copy the code'}
          </button>
        </section>
      </div>
    </main>
  )
}
