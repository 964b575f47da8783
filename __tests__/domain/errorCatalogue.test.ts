/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ERRORS, type ErrorCode } from '../../src/domain/errorCatalogue'

const ROOT = resolve(__dirname, '../..')
/** Where codes and texts are listed, not raised. */
const LISTS = /errorCatalogue|strings[\\/]|lib[\\/]providerError|src[\\/]testing|\.test-d\./
/** Public codes that nothing raises yet: of parts that are still to come, and of what is told in another way today. */
const RESERVED: readonly ErrorCode[] = [
  'MODAL_CLOSED',
  'DISCONNECT_FAILED',
  'INVALID_CONNECTION_STATUS',
  'SERVICE_UNREACHABLE',
  'FRAME_LOAD_FAILED',
  'FRAME_REQUEST_TIMEOUT',
  'RPC_NOT_ALLOWED',
  'STORAGE_BLOCKED',
]

function textsIn(folder: string): string {
  return readdirSync(resolve(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !LISTS.test(join(folder, file)))
    .filter(file => !file.includes('errorCatalogue.test'))
    .map(file => readFileSync(resolve(ROOT, folder, file), 'utf8'))
    .join('\n')
}

const codes = Object.keys(ERRORS) as ErrorCode[]
const src = textsIn('src')
const tests = textsIn('__tests__')
const names = (code: ErrorCode) => [`'${code}'`, `'${ERRORS[code].text}'`]
const isIn = (text: string, code: ErrorCode) => names(code).some(name => text.includes(name))

describe('the error catalogue', () => {
  it.each(codes.filter(code => !RESERVED.includes(code)))('P33 has a test for %s', code => {
    expect(isIn(src, code)).toBe(true)
    expect(isIn(tests, code)).toBe(true)
  })

  it.each(RESERVED)('keeps %s, which nothing raises yet', code => {
    expect(src).not.toMatch(new RegExp(`(?:ModalError\\(|code: )'${code}'`))
  })
})
