export interface Choices {
  /** The name of a preset of `redux-wallet-modal/themes`. */
  readonly preset: string | null
  /** Options that differ from the preset. */
  readonly own: object
  readonly mode: 'light' | 'dark' | 'system'
}

const literal = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, '\\$&')}'` : JSON.stringify(value)

/** Formats the chosen options of `createWalletModal` as TypeScript. */
export function themeSnippet({ preset, own, mode }: Choices): string {
  const fields = [
    ...(preset ? [`...${preset}`] : []),
    ...Object.entries(own).map(([name, value]) => `${name}: ${literal(value)}`),
  ]
  const [only = ''] = fields
  const isPlain = preset !== null && fields.length === 1
  const theme = isPlain ? only.slice(3) : `{\n${fields.map(each => `    ${each},\n`).join('')}  }`
  return [
    ...(preset ? [`import { ${preset} } from 'redux-wallet-modal/themes'`, ''] : []),
    'export const look = {',
    `  themeMode: '${mode}',`,
    ...(fields.length > 0 ? [`  theme: ${theme},`] : []),
    '} as const',
    '',
  ].join('\n')
}
