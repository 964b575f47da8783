import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { ErrorCode } from '../../src/domain/errorCatalogue'
import { StringsContext } from '../../src/store/translation'
import { useFailureText } from '../../src/store/useFailureText'
import type { Strings } from '../../src/strings/strings'
import { en } from '../../src/strings/en/allTexts'
import { errorsTexts } from '../../src/strings/en/errorsTexts'

function textOf(code: ErrorCode, strings: Partial<Strings>) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StringsContext.Provider value={strings}>{children}</StringsContext.Provider>
  )
  return renderHook(useFailureText, { wrapper }).result.current(code, { wallet: 'Sandbox Wallet' })
}

describe('the texts of a failure', () => {
  it('are those of its code', () => {
    expect(textOf('CONNECT_FAILED', errorsTexts)).toBe(
      'Sandbox Wallet couldn’t connect. Nothing was shared. Try again.',
    )
  })

  it('are those of an unknown failure where the loaded texts lack the code', () => {
    expect(textOf('NONCE_TOO_LOW', en)).toBe(en['errors.nonceTooLow'])
    expect(textOf('NONCE_TOO_LOW', errorsTexts)).toBe(en['errors.unknown'])
  })
})
