const cell = value => (value === undefined ? '' : `\`${value}\``)

/** Renders every theme variable with its default, in group order. */
export function variablesTable({ defaultTheme: { shared, light, dark } }) {
  const modes = Object.keys({ ...light, ...dark }).sort()
  const both = Object.keys(shared).filter(name => !modes.includes(name))
  const colours = modes.map(
    name => `| \`--wm-${name}\` | ${cell(light[name])} | ${cell(dark[name])} |`,
  )
  const others = both.sort().map(name => `| \`--wm-${name}\` | ${cell(shared[name])} |`)
  return [
    '### Colours and shadows',
    '',
    '| variable | light | dark |',
    '| --- | --- | --- |',
    ...colours,
    '',
    '### Shapes, type and motion',
    '',
    '| variable | default |',
    '| --- | --- |',
    ...others,
  ].join('\n')
}
