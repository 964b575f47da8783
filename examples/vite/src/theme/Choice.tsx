interface ChoiceProps<Value extends string> {
  readonly legend: string
  readonly name: string
  readonly values: readonly Value[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A radio group. */
export function Choice<Value extends string>({
  legend,
  name,
  values,
  value,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="options">
        {values.map(each => (
          <label key={each}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            <span>{each}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
