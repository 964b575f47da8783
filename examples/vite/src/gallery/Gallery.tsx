import { useEffect, useId, useRef, useState, type MouseEvent } from 'react'
import { TEXT_SIZES, THEMES, WIDTHS, writeAddress, type Address } from './address'
import { catalogue } from './catalogue'
import type { Shown } from './createCatalogue'
import { directionOf, LANGUAGES, MIRRORED, type Language } from './languages'

type Show = (address: Address) => void

interface GalleryProps {
  readonly address: Address
  readonly problems: readonly string[]
  readonly onShow: Show
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly (readonly [value: string, label: string])[]
  readonly onChoose: (value: string) => void
}

const SECTIONS = [
  ['Views', catalogue.views],
  ['Failures', catalogue.errors],
] as const

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={event => onChoose(event.target.value)}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

const named = (values: readonly (number | string)[], unit = '') =>
  values.map(value => [String(value), `${String(value)}${unit}`] as const)

/** The display settings. */
function Looks({ address, onShow }: Omit<GalleryProps, 'problems'>) {
  const { theme, language, direction, width, text } = address
  const directions = MIRRORED.includes(language) ? ['ltr', 'rtl'] : [direction]
  const speak = (tag: string) => {
    const chosen = tag as Language
    onShow({ ...address, language: chosen, direction: directionOf(chosen) })
  }
  const change = (part: object) => onShow({ ...address, ...part })
  return (
    <form className="looks" aria-label="How it is shown">
      <Choice
        label="Theme"
        value={theme}
        choices={named(THEMES)}
        onChoose={chosen => change({ theme: chosen })}
      />
      <Choice
        label="Language"
        value={language}
        choices={Object.entries(LANGUAGES)}
        onChoose={speak}
      />
      <Choice
        label="Direction"
        value={direction}
        choices={named(directions)}
        onChoose={chosen => change({ direction: chosen })}
      />
      <Choice
        label="Width"
        value={String(width)}
        choices={named(WIDTHS, ' px')}
        onChoose={chosen => change({ width: Number(chosen) })}
      />
      <Choice
        label="Text"
        value={String(text)}
        choices={named(TEXT_SIZES, ' %')}
        onChoose={chosen => change({ text: Number(chosen) })}
      />
    </form>
  )
}

/** All entries as links, so that the browser can open them in new tabs. */
function List({ address, onShow }: Omit<GalleryProps, 'problems'>) {
  const [wanted, setWanted] = useState('')
  const nav = useRef<HTMLElement>(null)
  const { name: current } = address.shown
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const fits = (name: string, title: string) =>
    `${title} ${name}`.toLowerCase().includes(wanted.trim().toLowerCase())
  const open = (event: MouseEvent, shown: Shown) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onShow({ ...address, shown })
  }
  return (
    <nav aria-label="Views and failures" ref={nav}>
      <label className="filter">
        Filter
        <input type="search" value={wanted} onChange={event => setWanted(event.target.value)} />
      </label>
      {SECTIONS.map(([section, groups]) => (
        <section key={section} aria-label={section}>
          <h2>{section}</h2>
          {groups.map(({ title, shown }) => {
            const found = shown.filter(({ name }) => fits(name, title))
            if (found.length === 0) return null
            return (
              <div key={title}>
                <h3>{title}</h3>
                <ul>
                  {found.map(each => (
                    <li key={each.name}>
                      <a
                        href={writeAddress({ ...address, shown: each }, catalogue)}
                        aria-current={each.name === current ? 'page' : undefined}
                        onClick={event => open(event, each)}
                      >
                        {each.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            )
          })}
        </section>
      ))}
    </nav>
  )
}

/** All entries, the display settings, and the selected entry in a frame of the chosen width. */
export function Gallery({ address, problems, onShow }: GalleryProps) {
  const heading = useId()
  const alone = writeAddress({ ...address, isAlone: true }, catalogue)
  const { name } = address.shown
  return (
    <div className="gallery">
      <header aria-label="Gallery">
        <h1>Gallery of the wallet modal</h1>
        <Looks address={address} onShow={onShow} />
        <p className="note">
          High contrast is a matter of the system. In Chrome: developer tools, Rendering, “Emulate
          CSS media feature forced-colors”.
        </p>
        <div role="status">
          {problems.map(problem => (
            <p key={problem} className="problem">
              {problem}
            </p>
          ))}
        </div>
      </header>
      <List address={address} onShow={onShow} />
      <main aria-labelledby={heading}>
        <div className="title">
          <h2 id={heading}>{name}</h2>
          <a href={alone}>Open alone</a>
        </div>
        <div className="room">
          <iframe
            key={alone}
            src={alone}
            title={name}
            style={{ width: `${String(address.width)}px` }}
          />
        </div>
      </main>
    </div>
  )
}
