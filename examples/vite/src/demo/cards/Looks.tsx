import { useTheme } from 'redux-wallet-modal'
import { ACCENTS, MODES } from '../looks'

/** Both choices dispatch actions of the modal; the page follows the store. */
export function Looks() {
  const { mode, variables, setMode, setVariables } = useTheme()
  const accent = variables['--wm-accent'] ?? ACCENTS[0].value
  return (
    <section className="card wide looks" aria-labelledby="looks">
      <h2 id="looks">Look</h2>
      <fieldset>
        <legend>Theme</legend>
        <div className="segments">
          {MODES.map(each => (
            <label key={each.mode}>
              <input
                type="radio"
                name="mode"
                checked={mode === each.mode}
                onChange={() => setMode(each.mode)}
              />
              <span>{each.label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Accent</legend>
        <div className="swatches">
          {ACCENTS.map(({ name, label, value }) => (
            <label key={name} title={label}>
              <input
                type="radio"
                name="accent"
                checked={accent === value}
                onChange={() => setVariables({ '--wm-accent': value })}
              />
              <span className="swatch" data-accent={name} />
              <span className="unseen">{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </section>
  )
}
