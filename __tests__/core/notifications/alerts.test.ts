import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type ErrorCode, ERRORS, getErrorTextKey } from '../../../src/domain/errorCatalogue'
import { serviceErrorCode } from '../../../src/domain/serviceErrorCode'
import { en } from '../../../src/strings/en/allTexts'
import { SCENARIOS } from '../../support/errorScenarios'

const read = (file: string) => readFileSync(resolve(__dirname, '../../../docs', file), 'utf8')
const troubleshooting = read('guides/troubleshooting.md')
const page = troubleshooting.split('\n## Alerts\n')[1]?.split('\n## ')[0] ?? ''
const rows = [...page.matchAll(/^\| `([A-Z_]+)` +\| ([^|]+)\| ([^|]+)\|$/gm)].map(
  ([, code = '', when = '', remedy = '']) => ({ code, when: when.trim(), remedy: remedy.trim() }),
)
const alerts = (Object.keys(ERRORS) as ErrorCode[]).filter(code => ERRORS[code] === 'alert')

/** Titles of the specification, §8, with the codes that show them. */
const TITLES: readonly (readonly [string, ErrorCode])[] = [
  ['Network Not Found', 'NETWORK_NOT_FOUND'],
  ['Invalid App Configuration', 'ORIGIN_NOT_ALLOWED'],
  ['Network Error', 'FRAME_LOAD_FAILED'],
  ['Embedded Wallet Request Timed Out', 'FRAME_REQUEST_TIMEOUT'],
  ['Session Expired', 'JWT_NOT_VALID'],
  ['Invalid App Configuration', 'PROJECT_ID_INVALID'],
  ['Project ID Not Configured', 'PROJECT_ID_NOT_CONFIGURED'],
  ['Server Error', 'SERVER_ERROR'],
  ['Rate Limited', 'RATE_LIMITED'],
]
/** Toasts and messages of the specification, §8, that the texts match verbatim. */
const MESSAGES: readonly (readonly [string, ErrorCode])[] = [
  ['Token Balance Unavailable', 'BALANCE_UNAVAILABLE'],
  ['Failed to fetch transactions', 'HISTORY_UNAVAILABLE'],
  ['A problem occurred while trying initialize authentication', 'SIWX_INIT_FAILED'],
  ['SIWX is not enabled', 'SIWX_NOT_ENABLED'],
  ['No ActiveCaipAddress found', 'SIWX_NO_ADDRESS'],
  ['No ActiveCaipNetwork or client found', 'SIWX_NO_NETWORK'],
  ['No ConnectionController client found', 'SIWX_NO_CLIENT'],
  ['Chain is not supported', 'CHAIN_NOT_SUPPORTED'],
]

describe('the texts of the alert bar', () => {
  it('have a documentation row for each alert, with cause and remedy', () => {
    const thrownFirst = alerts.filter(code => rows.every(row => row.code !== code))
    for (const code of thrownFirst) expect(page).toContain(`\`${code}\``)
    expect(rows.length).toBeGreaterThan(10)
    for (const { code, when, remedy } of rows) {
      expect(alerts).toContain(code)
      expect(when).toMatch(/\w{3}/)
      expect(remedy).toMatch(/\w{3}/)
    }
  })

  it.each(TITLES)('show “%s” for %s, which a test provokes', (title, code) => {
    expect(en[getErrorTextKey(code)].startsWith(title)).toBe(true)
    expect(ERRORS[code]).toBe('alert')
    expect(SCENARIOS[code]).toBeDefined()
    expect(rows.map(row => row.code)).toContain(code)
    expect(read('errors.md')).toMatch(new RegExp(`\\| \`${code}\` +\\| alert \\| ${title}`))
  })

  it.each(MESSAGES)('contain “%s” for %s, which a test provokes', (message, code) => {
    expect(en[getErrorTextKey(code)]).toContain(message)
    expect(SCENARIOS[code]).toBeDefined()
    expect(read('errors.md')).toContain(`| \`${code}\``)
  })

  it('map the messages that the documentation lists', () => {
    const words = [...page.matchAll(/^\| `([^`]+)` +\| `([A-Z_]+)` +\|$/gm)]
    expect(words).toHaveLength(3)
    for (const [, text, code] of words) {
      expect(serviceErrorCode({ message: `HTTP request failed. ${text ?? ''} (3000)` })).toBe(code)
    }
  })
})
